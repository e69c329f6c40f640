import type { TermSheet } from '../../../contract/term-sheets.ts';
import { redline } from '../../../contract/terms/redline.ts';
import { ChangeList } from '../redline/change-list.tsx';
import { TermsFields } from '../terms-fields.tsx';
import { type TypedTerms, toTerms } from '../typed-terms.ts';
import { ValueSection } from '../values/value-section.tsx';

type CounterFieldsProps = {
  /** What is answered. */
  version: TermSheet;
  typed: TypedTerms;
  onType: (name: keyof TypedTerms, value: string) => void;
  issues: Readonly<Record<string, string>>;
};

/** The lines of a version, to be had otherwise: what differs is told before it is sent, and nothing else is. */
export function CounterFields({ version: { version, terms }, typed, onType, issues }: CounterFieldsProps) {
  const { changes } = redline(terms, toTerms(typed));
  const isWrong = Object.keys(issues).some((path) => path.startsWith('counter'));
  return (
    <div>
      <ValueSection
        title={`Change lines of version ${version}`}
        about="the owner can take each of them over"
        isSaid={changes.length > 0 || isWrong}
      >
        <TermsFields typed={typed} onType={onType} known={{}} path="counter" issues={issues} />
      </ValueSection>
      <div role="status">
        {changes.length > 0 && (
          <>
            <p className="note">
              {changes.length === 1
                ? 'You ask for one line otherwise:'
                : `You ask for ${changes.length} lines otherwise:`}
            </p>
            <ChangeList changes={changes} />
          </>
        )}
      </div>
    </div>
  );
}
