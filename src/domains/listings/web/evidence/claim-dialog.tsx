import { dosageForms } from '#domains/dossiers/contract/dossier-lists.ts';
import { claimFaults, isSource } from '#domains/evidence/contract/claim-faults.ts';
import {
  authoritiesOf,
  type EvidenceKind,
  evidenceFaults,
  evidenceKinds,
  evidenceLengths,
  evidenceNames,
  needsNumber,
} from '#domains/evidence/contract/evidence-kinds.ts';
import { substancesNamed } from '#domains/evidence/contract/substances.ts';
import { useChange } from '#forms/use-change.ts';
import { useDraft } from '#forms/use-draft.ts';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { toPlainName } from '#platform/contract/names.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { KeptClaim } from '../../contract/evidence.ts';
import type { Listing } from '../../contract/listings.ts';
import { ChoicesInput } from '../fields/choices-input.tsx';
import classes from './claims.module.css';

const fields = [
  ...(['kind', 'authority', 'number', 'holder', 'substance', 'site', 'dosageForms', 'scope'] as const),
  ...(['issuedOn', 'validUntil', 'source'] as const),
];
type FieldName = (typeof fields)[number];
type Typed = Record<FieldName, string>;

/** Between the dosage forms of a draft, which keeps texts alone. */
const comma = '\n';

function toClaim(typed: Typed) {
  const { kind, dosageForms: forms, issuedOn, validUntil, ...texts } = typed;
  return {
    ...texts,
    substance: kind === 'gmp' ? '' : texts.substance,
    kind: kind as EvidenceKind,
    dosageForms: kind === 'gmp' && forms !== '' ? forms.split(comma) : [],
    issuedOn: issuedOn || null,
    validUntil: validUntil || null,
  };
}

/** Whether the server will have something against a field beyond its length. */
function isWrong(field: 'number' | 'issuedOn' | 'validUntil', typed: Typed): boolean {
  const claim = { ...toClaim(typed), number: typed.number.trim() };
  return claimFaults(claim).some(({ path }) => path === field);
}

const rules: readonly Rule<FieldName>[] = [
  ...evidenceKinds.map(
    (kind): Rule<FieldName> => ({
      field: 'number',
      holds: (_, typed) => typed.kind !== kind || !isWrong('number', typed),
      message: evidenceFaults.number[kind],
    }),
  ),
  { field: 'issuedOn', holds: (_, typed) => !isWrong('issuedOn', typed), message: evidenceFaults.ahead },
  {
    field: 'validUntil',
    holds: (_, typed) => !isWrong('validUntil', typed),
    message: evidenceFaults.validUntil,
  },
  { field: 'source', holds: (value) => toPlainName(value) !== '', message: evidenceFaults.source },
  { field: 'source', holds: isSource, message: evidenceFaults.address },
];

function toTyped(claim: KeptClaim | null): Typed {
  const first = { kind: 'gmp', authority: authoritiesOf.gmp[0], number: '', holder: '', site: '', scope: '' };
  if (claim === null) {
    return { ...first, substance: '', dosageForms: '', issuedOn: '', validUntil: '', source: '' };
  }
  const { authority, number, holder, substance, site, scope, source } = claim;
  return {
    ...{ kind: claim.kind, authority, number, holder, substance, site, scope, source },
    dosageForms: claim.dosageForms.join(comma),
    issuedOn: claim.issuedOn ?? '',
    validUntil: claim.validUntil ?? '',
  };
}

function substancesOf({ kind, values }: Pick<Listing, 'kind' | 'values'>): string[] {
  return kind === 'dossier' ? substancesNamed(String(values.molecule ?? '')) : [];
}

/** Of one substance each (§21.1). */
function isOfSubstance(kind: EvidenceKind): boolean {
  return kind === 'cep' || kind === 'dmf';
}

type ClaimDialogProps = {
  listing: Pick<Listing, 'kind' | 'id' | 'values'>;
  /** The one that is stated anew; null for another. */
  claim: KeptClaim | null;
  isDesk: boolean;
  /** Before it closes, where it was stated. */
  onStated?: () => void;
  onClose: () => void;
};

/** States a claim, or states it anew. Escape closes it and keeps what was typed (§19.4). */
export function ClaimDialog({ listing, claim, isDesk, onStated, onClose }: ClaimDialogProps) {
  const change = useChange();
  const name = claim === null ? `claim:${listing.kind}:${listing.id}` : `claim:${claim.id}:${claim.revision}`;
  const draft = useDraft<FieldName>(name, toTyped(claim), []);
  const { values } = draft;
  const kind = evidenceKinds.find((known) => known === values.kind) ?? 'gmp';
  const names = evidenceNames[kind];
  const { errors, ...form } = useFormSubmit(fields, rules, async () => {
    const body = toClaim(values);
    const params = { kind: listing.kind, id: listing.id };
    await change(
      claim === null
        ? call('POST /api/listings/:kind/:id/evidence', { params, body })
        : call('POST /api/listings/:kind/:id/evidence/:claim', {
            params: { ...params, claim: claim.id },
            body: { ...body, revision: claim.revision },
          }),
    );
    onStated?.();
    end();
  });

  function end(): void {
    draft.clear();
    onClose();
  }

  function choose(chosen: string): void {
    const of = evidenceKinds.find((known) => known === chosen) ?? 'gmp';
    draft.type('kind', of);
    // A file is of one substance: of a combination nobody but the owner knows of which.
    const [own = '', ...others] = substancesOf(listing);
    if (of === 'gmp') draft.type('substance', '');
    else if (isOfSubstance(of) && values.substance === '' && others.length === 0)
      draft.type('substance', own);
    if (!authoritiesOf[of].includes(values.authority)) draft.type('authority', authoritiesOf[of][0]);
  }

  return (
    <Dialog title={claim === null ? 'State evidence' : 'Change the claim'} onClose={onClose}>
      <form className="stack-close" method="post" onSubmit={form.onSubmit} noValidate>
        <p className="secondary">
          {claim !== null && claim.provenOn !== null && 'It is proven no more once it is changed. '}
          Members read it. A number leads to its holder wherever the register is public.
        </p>
        <div className={classes.pair}>
          <SelectField
            name="kind"
            label="What it is"
            data={evidenceKinds.map((value) => ({ value, label: evidenceNames[value].name }))}
            value={kind}
            onChange={({ target }) => choose(target.value)}
            error={errors.kind}
          />
          <SelectField
            {...draft.field('authority')}
            label="Given by"
            data={[...authoritiesOf[kind]]}
            error={errors.authority}
          />
        </div>
        <Field
          {...draft.field('number')}
          label={needsNumber(kind) ? names.number : `${names.number}, where it has one`}
          maxLength={evidenceLengths.number}
          error={errors.number}
        />
        <div className={classes.pair}>
          {kind !== 'gmp' && (
            <Field
              {...draft.field('substance')}
              label="Substance"
              description={
                isOfSubstance(kind) && substancesOf(listing).length > 1
                  ? `One of ${substancesOf(listing).join(' and ')}: each has a file of its own`
                  : undefined
              }
              maxLength={evidenceLengths.substance}
              error={errors.substance}
            />
          )}
          <Field
            {...draft.field('holder')}
            label="Holder"
            maxLength={evidenceLengths.holder}
            error={errors.holder}
          />
        </div>
        <Field {...draft.field('site')} label="Site" maxLength={evidenceLengths.site} error={errors.site} />
        {kind === 'gmp' && (
          <ChoicesInput
            name="dosageForms"
            label="Dosage forms that it covers"
            options={dosageForms}
            value={values.dosageForms === '' ? [] : values.dosageForms.split(comma)}
            error={errors.dosageForms}
            readOnly={false}
            onChange={(chosen) => draft.type('dosageForms', chosen.join(comma))}
          />
        )}
        <Field
          {...draft.field('scope')}
          label="What else it covers"
          maxLength={evidenceLengths.scope}
          error={errors.scope}
        />
        <div className={classes.pair}>
          <Field {...draft.field('issuedOn')} label={names.issued} type="date" error={errors.issuedOn} />
          <Field {...draft.field('validUntil')} label="Valid until" type="date" error={errors.validUntil} />
        </div>
        <Field
          {...draft.field('source')}
          label="Where it can be read"
          description="An address as https://…, or in words"
          maxLength={evidenceLengths.source}
          error={errors.source}
        />
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <div className="cluster">
          <SubmitButton busy={form.busy}>
            {claim === null ? (isDesk ? 'State it' : 'State the evidence') : 'Change'}
          </SubmitButton>
          <QuietButton onClick={end}>Cancel</QuietButton>
        </div>
      </form>
    </Dialog>
  );
}
