import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useSubmission } from '#forms/use-submission.ts';
import { call } from '#platform/web/call/call.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import { CrossButton } from '#ui/action/cross-button.tsx';
import { dayOf } from '#ui/dates.ts';
import { Question } from '#ui/dialog/question.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import type { ListedScenario } from '../../contract/offer-calls.ts';
import { SectionCard } from '../section-card.tsx';

type ScenarioListProps = { first: { data: ListedScenario[]; next: string | null }; open: string | null };

/** What is kept: one's own and what colleagues share. */
export function ScenarioList({ first, open }: ScenarioListProps) {
  const [more, setMore] = useState<ScenarioListProps['first'] | null>(null);
  const [leaving, setLeaving] = useState<ListedScenario | null>(null);
  const { submit, failure } = useSubmission();
  const { revalidate } = useRevalidator();
  const scenarios = [...first.data, ...(more?.data ?? [])];
  const next = more === null ? first.next : more.next;
  if (scenarios.length === 0) return null;

  async function loadMore(): Promise<void> {
    if (next === null) return;
    const found = await call('GET /api/offers/scenarios', { query: { before: next } });
    setMore({ data: [...(more?.data ?? []), ...found.data], next: found.next });
  }

  function remove({ id }: ListedScenario): void {
    setLeaving(null);
    void submit(async () => {
      await call('DELETE /api/offers/scenarios/:scenario', { params: { scenario: id } });
      setMore(null);
      await revalidate();
    });
  }

  return (
    <SectionCard title="Kept scenarios">
      <Table
        label="Kept scenarios"
        dense
        head={['Scenario', 'Of', 'Compares', 'Kept', ''].map((label) => (
          <ColumnHead key={label} label={label || 'Delete'} />
        ))}
      >
        {scenarios.map((scenario) => (
          <Row key={scenario.id}>
            <RowHead>
              <Link to={`/offers?scenario=${scenario.id}`} aria-current={scenario.id === open || undefined}>
                {scenario.name}
              </Link>
            </RowHead>
            <Cell label="Of">{scenario.by ?? 'You'}</Cell>
            <Cell label="Compares" empty={scenario.references.length === 0}>
              {scenario.references.join(', ')}
            </Cell>
            <Cell label="Kept">{dayOf(scenario.changedAt)}</Cell>
            <Cell>
              <CrossButton label={`Delete ${scenario.name}`} onClick={() => setLeaving(scenario)} />
            </Cell>
          </Row>
        ))}
      </Table>
      {next !== null && <TextButton onClick={() => void submit(loadMore)}>Show older ones</TextButton>}
      {failure && <Notice kind="error">{failure}</Notice>}
      {leaving && (
        <Question
          title={`Delete ‘${leaving.name}’?`}
          no="Keep it"
          yes="Delete"
          danger
          onYes={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p>It goes for your colleagues too.</p>
        </Question>
      )}
    </SectionCard>
  );
}
