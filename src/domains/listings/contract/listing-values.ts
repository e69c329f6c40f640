import { z } from 'zod';
import {
  type ListingField,
  type ListingValues,
  productionPartLength,
  productionPartNames,
} from '#domains/catalogue/contract/listing-field.ts';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { day, listingHorizonYears } from '#platform/contract/days.ts';
import { text } from '#platform/contract/fields.ts';
import { toPlainName } from '#platform/contract/names.ts';
import { listingFields } from './listing-fields.ts';

/** How complete a listing must be: a draft may still lack what only a published one needs. */
export type Completeness = 'draft' | 'published';

function isRequired(field: ListingField, completeness: Completeness): boolean {
  return field.required === 'draft' || (field.required === 'published' && completeness === 'published');
}

function oneOf(options: readonly string[]) {
  return z.string().refine((value) => options.includes(value), {
    error: ({ input }) => `'${String(input).slice(0, 60)}' is not on the list`,
  });
}

function listed(options: readonly string[]) {
  return z
    .array(oneOf(options))
    .refine((values) => new Set(values).size === values.length, 'Each value once');
}

const production = z.array(
  z.object(Object.fromEntries(productionPartNames.map((part) => [part, text(productionPartLength)]))),
);

function numberWithin(min: number, max: number, decimals: boolean) {
  const error = `Give a ${decimals ? '' : 'whole '}number from ${min} to ${max}`;
  return z
    .number({ error })
    .refine((value) => value >= min && value <= max && (decimals || Number.isInteger(value)), error);
}

const listingDay = day('Give a day that exists, as 2031-03-05', listingHorizonYears);

const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

function schemaOf(field: ListingField): z.ZodType {
  switch (field.type) {
    case 'text':
      // It stands in sentences of mails: no line of it may pass for one of theirs.
      return text(field.maxLength, 'Give a text').overwrite((typed) => typed.replace(breaks, ' '));
    case 'long-text':
      return text(field.maxLength, 'Give a text');
    case 'company':
    case 'molecule':
      return text(field.maxLength, 'Give a name').overwrite(toPlainName);
    case 'texts':
      return z
        .array(text(field.maxLength).trim().min(1, 'A value is empty'))
        .max(field.most, `At most ${field.most} values`);
    case 'choice':
      return oneOf(['', ...field.options]);
    case 'choices':
      return listed(field.options);
    case 'date':
      return z.string().superRefine((value, context) => {
        const fault = value === '' ? undefined : listingDay.safeParse(value).error?.issues[0];
        if (fault !== undefined) context.addIssue({ code: 'custom', message: fault.message });
      });
    case 'number':
      return numberWithin(field.min, field.max, field.decimals ?? false).nullable();
    case 'yes-no':
      return z.boolean({ error: 'Say yes or no' });
    case 'production':
      return production.max(field.most, `At most ${field.most} production lines`);
  }
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || (Array.isArray(value) && value.length === 0);
}

function fieldSchema(field: ListingField, completeness: Completeness): z.ZodType {
  const schema = schemaOf(field);
  if (!isRequired(field, completeness)) return schema;
  const message =
    completeness === 'published' && field.required === 'published'
      ? `${field.label} is needed before it can be published`
      : `${field.label} is needed`;
  return schema.refine((value) => !isEmpty(value), message);
}

function makeSchema(kind: ListingKind, completeness: Completeness): z.ZodType<ListingValues> {
  const shape = Object.fromEntries(
    listingFields[kind].map((field) => [field.name, fieldSchema(field, completeness)]),
  );
  return z.object(shape) as unknown as z.ZodType<ListingValues>;
}

/** The schema of all values of a listing, by its kind and by how complete it must be. */
export const listingValues: Record<ListingKind, Record<Completeness, z.ZodType<ListingValues>>> = {
  dossier: { draft: makeSchema('dossier', 'draft'), published: makeSchema('dossier', 'published') },
  supplier: { draft: makeSchema('supplier', 'draft'), published: makeSchema('supplier', 'published') },
};
