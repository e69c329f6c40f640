import { groupDigits, money } from '#platform/contract/amounts.ts';
import { dayWords } from '#platform/contract/dates.ts';
import type { TermLine } from './line.ts';
import { keyed, rowKeys } from './row-keys.ts';
import type { StoredTerms } from './said-terms.ts';
import type { StoredValues } from './values.ts';

type Headline = Pick<StoredTerms, 'currency' | 'profitShare'>;
type Group = 'prices' | 'volumes' | 'fee' | 'royalty' | 'share' | 'exclusivity' | 'supply';

/**
 * What the values of a term sheet say, by the line of the headline that they follow. Only what is said has a line, and
 * the base without which nobody can reckon what is.
 */
export function valueLines(
  values: StoredValues,
  { currency, profitShare }: Headline,
): Record<Group, TermLine[]> {
  const inMoney = (amount: string) => amount && money(amount, currency);
  const counted = (count: string, unit: string) => count && `${groupDigits(count)} ${unit}`;
  const { milestones, royaltyTiers, words } = values;
  return {
    prices: said(
      ...keyed(values.prices, rowKeys.prices).map(({ key, row }) => ({
        key: `prices ${key}`,
        label: `Price, ${row.strength} × ${row.packUnits}`,
        value: [
          row.price && `${inMoney(row.price)} a pack`,
          row.freight && `freight ${inMoney(row.freight)}`,
          row.duty && `duty ${row.duty} %`,
          row.tooling && `tooling ${inMoney(row.tooling)} once`,
          row.moq && `at least ${counted(row.moq, 'packs a year')}`,
        ]
          .filter(Boolean)
          .join(', '),
      })),
      { key: 'incoterm', label: 'Incoterm', value: values.incoterm },
      { key: 'batchUnits', label: 'Batch', value: counted(values.batchUnits, 'units') },
      { key: 'words prices', label: 'On the prices', value: words.prices ?? '' },
    ),
    volumes: said({ key: 'words volumes', label: 'On the volumes', value: words.volumes ?? '' }),
    fee: said(
      ...keyed(milestones, rowKeys.milestones).map(({ key, row }) => ({
        key: `milestones ${key}`,
        label: `Part of the fee, ${row.event}`,
        value: [
          inMoney(row.amount),
          row.due && `expected ${dayWords(row.due)}`,
          row.amount && (row.refundable ? 'refundable' : 'not refundable'),
        ]
          .filter(Boolean)
          .join(', '),
      })),
      { key: 'words milestones', label: 'On the fee', value: words.milestones ?? '' },
    ),
    royalty: [
      ...said(
        ...keyed(royaltyTiers, rowKeys.royaltyTiers).map(({ key, row }) => ({
          key: `royaltyTiers ${key}`,
          label: `Royalty from ${inMoney(row.from)} a year`,
          value: row.rate && `${row.rate} % of net sales`,
        })),
      ),
      ...flagged(royaltyTiers.length > 0, {
        key: 'royaltyBase',
        label: 'What counts as net sales',
        value: values.royaltyBase,
      }),
      ...said(
        {
          key: 'royaltyMinimum',
          label: 'Minimum royalty',
          value: values.royaltyMinimum && `${inMoney(values.royaltyMinimum)} a year`,
        },
        { key: 'words royalty', label: 'On the royalty', value: words.royalty ?? '' },
      ),
    ],
    share: [
      ...flagged(profitShare !== '', {
        key: 'profitBase',
        label: 'Profit that is shared',
        value: values.profitBase,
      }),
      ...said(
        { key: 'profitDeductions', label: 'Deducted before the share', value: values.profitDeductions },
        { key: 'words profitShare', label: 'On the profit share', value: words.profitShare ?? '' },
      ),
    ],
    exclusivity: said(
      {
        key: 'exclusivityCondition',
        label: 'Condition of exclusivity',
        value: values.exclusivityCondition,
      },
      { key: 'words exclusivity', label: 'On exclusivity', value: words.exclusivity ?? '' },
    ),
    supply: said(
      { key: 'termYears', label: 'Term', value: counted(values.termYears, 'years') },
      { key: 'words term', label: 'On the term', value: words.term ?? '' },
      { key: 'leadTimeDays', label: 'Lead time', value: counted(values.leadTimeDays, 'days from the order') },
      { key: 'words supply', label: 'On supply', value: words.supply ?? '' },
      { key: 'shelfLifeMonths', label: 'Shelf life', value: counted(values.shelfLifeMonths, 'months') },
      {
        key: 'remainingShelfLife',
        label: 'Shelf life left at delivery',
        value: values.remainingShelfLife && `${values.remainingShelfLife} %`,
      },
      { key: 'words shelfLife', label: 'On the shelf life', value: words.shelfLife ?? '' },
      { key: 'audit', label: 'Audit', value: values.audit },
      { key: 'words audit', label: 'On the audit', value: words.audit ?? '' },
      { key: 'transfer', label: 'Transfer of technology', value: values.transfer },
      { key: 'words transfer', label: 'On the transfer', value: words.transfer ?? '' },
    ),
  };
}

function said(...lines: TermLine[]): TermLine[] {
  return lines.filter(({ value }) => value !== '');
}

/** A line that stands there empty too, where something else hangs on it. */
function flagged(isWanted: boolean, line: TermLine): TermLine[] {
  return isWanted || line.value !== '' ? [line] : [];
}
