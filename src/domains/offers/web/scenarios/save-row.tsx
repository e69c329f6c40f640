import { useSubmission } from '#forms/use-submission.ts';
import { download } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { Scenario } from '../../contract/offer-calls.ts';
import { type ScenarioFormat, scenarioFormats, scenarioNameMaxLength } from '../../contract/offer-limits.ts';
import { SectionCard } from '../section-card.tsx';

type SaveRowProps = {
  name: string;
  scenario: Scenario | null;
  issue: string | undefined;
  isChanged: boolean;
  onName: (name: string) => void;
  /** Anew, or in place of the one that is open. */
  onKeep: (as: Scenario | null) => void;
};

const fileWords: Record<ScenarioFormat, string> = { xlsx: 'Download XLSX', pdf: 'Download PDF' };

/** Keeps the comparison under a name, and has what is kept as files. */
export function SaveRow({ name, scenario, issue, isChanged, onName, onKeep }: SaveRowProps) {
  const { submit, failure } = useSubmission();
  const fetchFile = (format: ScenarioFormat) =>
    void submit(() =>
      download(
        `/api/offers/scenarios/${scenario?.id}/file?format=${format}`,
        `offers-${scenario?.id}.${format}`,
      ),
    );
  return (
    <SectionCard title="Keep it as a scenario">
      <Field
        name="name"
        label="Name"
        description="Your colleagues read it too, and nobody else"
        value={name}
        onChange={({ target }) => onName(target.value)}
        maxLength={scenarioNameMaxLength}
        error={issue}
      />
      <div className="row">
        {scenario && <QuietButton onClick={() => onKeep(scenario)}>Keep the changes</QuietButton>}
        <QuietButton onClick={() => onKeep(null)}>{scenario ? 'Keep as another' : 'Keep it'}</QuietButton>
        {scenario &&
          scenarioFormats.map((format) => (
            <QuietButton key={format} onClick={() => fetchFile(format)}>
              {fileWords[format]}
            </QuietButton>
          ))}
      </div>
      {scenario && isChanged && <p className="note">The files have what is kept, without your changes.</p>}
      {failure && <Notice kind="error">{failure}</Notice>}
    </SectionCard>
  );
}
