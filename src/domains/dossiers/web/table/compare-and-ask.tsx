import { useNavigate } from 'react-router';
import { compareAddress, keep } from '#domains/catalogue/web/compare-choice/choice.ts';
import { useIsOwn } from '#domains/catalogue/web/own/own.ts';
import { Tool } from '#domains/finder/web/results/table/tool.tsx';
import { atOnce, type Ticked } from './at-once.ts';

/** Leads to the ticked dossiers side by side. */
export function CompareTicked({ ticked }: { ticked: readonly Ticked[] }) {
  const navigate = useNavigate();
  const { dossiers, off } = atOnce(ticked, () => false).comparing;

  function compare(): void {
    keep(dossiers.map(({ id, title }) => ({ id, title })));
    void navigate(compareAddress(dossiers.map(({ id }) => id)));
  }

  return (
    <Tool off={off} onPress={compare}>
      Compare
    </Tool>
  );
}

/** Leads to the one form by which proposals for all of them are requested. */
export function AskTicked({ ticked }: { ticked: readonly Ticked[] }) {
  const navigate = useNavigate();
  const isOwn = useIsOwn();
  const { dossiers, off } = atOnce(ticked, (id) => isOwn('dossier', id)).asking;
  return (
    <Tool
      off={off}
      onPress={() => void navigate(`/compare/proposals?ids=${dossiers.map(({ id }) => id).join()}`)}
    >
      Request proposals
    </Tool>
  );
}
