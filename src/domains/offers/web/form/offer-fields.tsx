import { useState } from 'react';
import { useAction } from '#forms/use-action.ts';
import type { Answer } from '#platform/contract/calls.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton, TextButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { mostOffers } from '../../contract/offer-limits.ts';
import { SectionCard } from '../section-card.tsx';
import classes from './form.module.css';
import { OutsideFields } from './outside-fields.tsx';
import type { Form } from './path-field.tsx';
import { emptyOutside } from './typed.ts';

export type OffersAtHand = Answer<'GET /api/offers'>;

/** Which offers are compared: term sheets of one's own requests by a tick, others typed in. */
export function OfferFields({ form, first }: { form: Form; first: OffersAtHand }) {
  const [found, setFound] = useState(first);
  const { offers, plan } = form.typed;
  const isFull = offers.length >= mostOffers;

  const more = useAction(async () => {
    if (found.next === null) return;
    const { data, next } = await call('GET /api/offers', { query: { before: found.next } });
    setFound({ data: [...found.data, ...data], next });
  });

  function choose(reference: string, isChosen: boolean): void {
    const others = offers.filter((offer) => offer.kind !== 'request' || offer.reference !== reference);
    form.type('offers', isChosen ? [...others, { kind: 'request', reference }] : others);
  }

  const placeOf = (reference: string) =>
    offers.findIndex((offer) => offer.kind === 'request' && offer.reference === reference);
  // One that the address named, and that is not among the newest.
  const named = offers.flatMap((offer) =>
    offer.kind === 'request' && !found.data.some(({ reference }) => reference === offer.reference)
      ? [{ reference: offer.reference, label: offer.reference, about: '' }]
      : [],
  );
  const listed = found.data.map(({ reference, title, code, version, currency }) => ({
    reference,
    label: `${code} ${title}`,
    about: `${reference}, term sheet ${version}, in ${currency}`,
  }));
  return (
    <SectionCard title="Offers">
      {form.issues['offers'] && (
        <p className="field-error" role="alert">
          {form.issues['offers']}
        </p>
      )}
      {listed.length + named.length === 0 ? (
        <p className="muted">
          No request of yours has a term sheet yet. Offers from elsewhere can be typed in.
        </p>
      ) : (
        <fieldset className={`fieldset ${classes.choices}`}>
          <legend className="visually-hidden">Term sheets of your requests</legend>
          {[...named, ...listed].map(({ reference, label, about }) => {
            const place = placeOf(reference);
            const issue = form.issues[`offers.${place}.reference`];
            return (
              <label key={reference} className={classes.choice}>
                <input
                  type="checkbox"
                  name={place < 0 ? `offer-${reference}` : `offers.${place}.reference`}
                  checked={place >= 0}
                  disabled={place < 0 && isFull}
                  onChange={({ target }) => choose(reference, target.checked)}
                />
                <span>
                  {label} <span className="muted">{about}</span>
                </span>
                {issue && (
                  <p className="field-error" role="alert">
                    {issue}
                  </p>
                )}
              </label>
            );
          })}
        </fieldset>
      )}
      {found.next !== null && (
        <TextButton onClick={more.run} disabled={more.busy}>
          Show older ones
        </TextButton>
      )}
      {more.failure && <Notice kind="error">{more.failure}</Notice>}
      {offers.map((offer, place) =>
        offer.kind === 'outside' ? (
          <OutsideFields
            // biome-ignore lint/suspicious/noArrayIndexKey: an offer is its place
            key={place}
            {...{ form, place, offer }}
            onRemove={() => form.type('offers', offers.toSpliced(place, 1))}
          />
        ) : null,
      )}
      {!isFull && (
        <p>
          <QuietButton onClick={() => form.type('offers', [...offers, emptyOutside(plan.lines)])}>
            Type in another offer
          </QuietButton>
        </p>
      )}
    </SectionCard>
  );
}
