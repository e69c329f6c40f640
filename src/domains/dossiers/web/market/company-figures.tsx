import { fewestCompanies } from '#domains/catalogue/contract/few-companies.ts';
import { inMonth, inShort } from '#domains/registers/contract/days.ts';
import { Facts } from '#ui/page/facts.tsx';
import { wantedKinds, wantedWords } from '../../contract/market-figures/figure-lists.ts';
import type { ToldFigures } from '../../contract/market-figures/figures.ts';
import classes from './market-card.module.css';

/** Figures of what stands here, each of `fewestCompanies` or more (§22.1). */
export function CompanyFigures({ figures }: { figures: ToldFigures | null }) {
  return (
    <div className={classes.part}>
      <h3 className={classes.title}>On Dosebridge{figures !== null && `, as of ${inShort(figures.asOf)}`}</h3>
      {figures === null ? (
        <p className="muted">
          Nothing may be told: a figure stands here where {fewestCompanies} companies or more are behind it.
        </p>
      ) : (
        <>
          {figures.dossiers !== null && <Offered dossiers={figures.dossiers} terms={figures.terms} />}
          {figures.wanted !== null && <Wanted demand={figures.demand} />}
          <p className="muted">
            A figure stands here where {fewestCompanies} companies or more are behind it. What is not named
            may be nothing, or of fewer.
          </p>
        </>
      )}
    </div>
  );
}

function Offered({
  dossiers: { count, byMarket, byReadiness },
  terms: { fee, royalty, profitShare, offerDays },
}: {
  dossiers: NonNullable<ToldFigures['dossiers']>;
  terms: ToldFigures['terms'];
}) {
  return (
    <Facts
      facts={[
        { label: 'Dossiers', value: count.toLocaleString('en-GB') },
        { label: 'By market', value: partWords(byMarket) },
        { label: 'By readiness', value: partWords(byReadiness) },
        { label: 'Median fee', value: fee === null ? '–' : `€ ${fee.toLocaleString('en-GB')}` },
        { label: 'Median royalty', value: percent(royalty) },
        { label: 'Median profit share', value: percent(profitShare) },
        { label: 'Median days to an offer', value: offerDays ?? '–' },
      ]}
    />
  );
}

function Wanted({ demand: { from, to, ...kinds } }: { demand: ToldFigures['demand'] }) {
  const facts = wantedKinds.map((kind) => {
    const told = kinds[kind];
    const value =
      told === null
        ? '–'
        : [
            `${told.companies} companies`,
            ...(told.byMarket.length > 0 ? [partWords(told.byMarket)] : []),
          ].join('; ');
    return { label: `${wantedWords[kind]} by`, value };
  });
  return (
    <>
      <h4 className={classes.title}>
        Demand, {inMonth(`${from}-01`)} to {inMonth(`${to}-01`)}
      </h4>
      <Facts facts={facts} />
    </>
  );
}

function partWords(parts: readonly { name: string; count: number }[]): string {
  return parts.map(({ name, count }) => `${name}: ${count}`).join(' · ') || '–';
}

function percent(value: number | null): string {
  return value === null ? '–' : `${value} %`;
}
