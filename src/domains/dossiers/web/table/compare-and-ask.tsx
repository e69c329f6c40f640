import { useNavigate } from 'react-router';
import {
  type Chosen,
  compareAddress,
  givenUp,
  keep,
  useChosen,
} from '#domains/catalogue/web/compare-choice/choice.ts';
import { useIsOwn } from '#domains/catalogue/web/own/own.ts';
import { Tool } from '#domains/finder/web/results/table/tool.tsx';
import { toastInfo } from '#ui/mark/toast.ts';
import { atOnce, type Ticked } from './at-once.ts';

/** Leads to the ticked dossiers side by side. */
export function CompareTicked({ ticked }: { ticked: readonly Ticked[] }) {
  const navigate = useNavigate();
  const chosen = useChosen();
  const { dossiers, off } = atOnce(ticked, () => false).comparing;

  function show(wanted: readonly Chosen[]): void {
    keep(wanted);
    void navigate(compareAddress(wanted.map(({ id }) => id)));
  }

  /** What was chosen before gives way, which is told, and can be taken back. */
  function compare(): void {
    const lost = givenUp(chosen, dossiers);
    show(dossiers);
    if (lost.length > 0)
      toastInfo(`${counted(lost)} no longer chosen to compare.`, { label: 'Undo', run: () => show(chosen) });
  }

  return (
    <Tool off={off} onPress={compare}>
      Compare
    </Tool>
  );
}

function counted([first, ...others]: readonly Chosen[]): string {
  return others.length === 0 ? `${first?.title} is` : `${1 + others.length} dossiers are`;
}

/** Leads to the brief that goes to all of them (§25.1). */
export function BriefTicked({ ticked }: { ticked: readonly Ticked[] }) {
  const navigate = useNavigate();
  const isOwn = useIsOwn();
  const { dossiers, off } = atOnce(ticked, (id) => isOwn('dossier', id)).briefing;
  return (
    <Tool
      off={off}
      onPress={() => void navigate(`/briefs/new?dossiers=${dossiers.map(({ id }) => id).join()}`)}
    >
      Write a brief
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
