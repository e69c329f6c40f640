import { SettingsSection } from '#domains/accounts/web/own/settings-section.tsx';
import type { ListingField } from '#domains/catalogue/contract/listing-field.ts';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import { listingFields } from '../../contract/listing-fields.ts';
import { writtenValue } from '../../contract/listing-words.ts';
import { FieldInput } from '../fields/field-input.tsx';
import type { Typed } from '../fields/typed.ts';
import { FieldFindings } from '../findings/field-findings.tsx';
import type { ReasonsState } from '../findings/use-reasons.ts';
import classes from './listing-form.module.css';

type ListingFormProps = {
  kind: ListingKind;
  typed: Typed;
  issues: Readonly<Record<string, string>>;
  /** Fields that somebody else has changed too, with what they made of them. */
  contested: Typed;
  /** Which fields stand in it; all of them, unless told. */
  isShown?: (field: ListingField) => boolean;
  /** Which fields are only shown. */
  isReadOnly: (field: ListingField) => boolean;
  onChange: (name: string, value: Typed[string]) => void;
  /** What the rules say of it, and the reasons; none where it is not judged. */
  reasons?: ReasonsState;
};

const about: Record<string, string> = {
  Listing: 'Whose it is, and how the finder shows it.',
  Product: 'The medicine, and how far its dossier is.',
  Deal: 'What is offered, where, and on which terms.',
  Manufacturing: 'Who makes it, under which GMP, and with which API.',
  Services: 'What the company does for a licensee beside.',
  Plant: 'Where it stands, and since when it works.',
  Quality: 'Accreditations and inspections.',
  Capabilities: 'What it makes, and what it is known for.',
  Company: 'What the company answers of itself.',
  'Production lines': 'How each dosage form is made: up to ten.',
};

/** Every field of a listing, in the groups of its description. */
export function ListingForm({
  kind,
  typed,
  issues,
  contested,
  isShown = () => true,
  isReadOnly,
  onChange,
  reasons,
}: ListingFormProps) {
  const groups = Map.groupBy(listingFields[kind].filter(isShown), ({ group }) => group);
  return [...groups].map(([group, fields]) => (
    <SettingsSection key={group} title={group} about={about[group]}>
      <div className={classes.fields}>
        {fields.map((field) => (
          <div key={field.name} className={classes.field} data-wide={isWide(field) || undefined}>
            <FieldInput
              field={field}
              value={typed[field.name] ?? ''}
              issues={issues}
              readOnly={isReadOnly(field)}
              onChange={(value) => onChange(field.name, value)}
            />
            {reasons && (
              <FieldFindings
                questions={reasons.questions.filter((question) => question.field === field.name)}
                told={reasons.told.filter((finding) => finding.field === field.name)}
                issues={issues}
                readOnly={isReadOnly(field)}
                onReason={reasons.type}
              />
            )}
            {field.name in contested && (
              <p className={`tinted-warm ${classes.contested}`}>
                Changed meanwhile to: <q>{writtenValue(contested[field.name])}</q>{' '}
                <TextButton onClick={() => onChange(field.name, contested[field.name] ?? '')}>
                  Take that
                </TextButton>
              </p>
            )}
          </div>
        ))}
      </div>
    </SettingsSection>
  ));
}

function isWide({ type }: ListingField): boolean {
  return type === 'long-text' || type === 'choices' || type === 'production';
}
