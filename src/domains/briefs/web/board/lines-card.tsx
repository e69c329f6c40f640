import { groupDigits, money } from '#platform/contract/amounts.ts';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import type { Brief } from '../../contract/briefs.ts';

/** What the brief asks for, line by line, with a column for each year in which anything is wanted. */
export function LinesCard({ brief: { lines, firstYear, currency } }: { brief: Brief }) {
  const years = Math.max(0, ...lines.map(({ volumes }) => volumes.length));
  const places = Array.from({ length: years }, (_, place) => place);
  return (
    <Table
      label="Lines of the brief"
      wide
      head={
        <>
          <ColumnHead label="Line" />
          <ColumnHead label="Markets" />
          {places.map((place) => (
            <ColumnHead key={place} label={`Packs ${firstYear + place}`} numeric />
          ))}
          <ColumnHead label="Target price a pack" numeric />
          <ColumnHead label="Documents" />
        </>
      }
    >
      {lines.map(({ product, strength, packUnits, markets, volumes, targetPrice, documents }, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <Row key={line}>
          <RowHead>
            {line + 1}. {[product, strength, packUnits && `packs of ${packUnits}`].filter(Boolean).join(', ')}
          </RowHead>
          <Cell label="Markets" empty={markets.length === 0}>
            {markets.join(', ') || '-'}
          </Cell>
          {places.map((place) => (
            <Cell key={place} label={`Packs ${firstYear + place}`} numeric empty={!volumes[place]}>
              {volumes[place] ? groupDigits(volumes[place]) : '-'}
            </Cell>
          ))}
          <Cell label="Target price a pack" numeric empty={targetPrice === ''}>
            {targetPrice === '' ? '-' : money(targetPrice, currency)}
          </Cell>
          <Cell label="Documents" empty={documents === ''}>
            {documents || '-'}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
