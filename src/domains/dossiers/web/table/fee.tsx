import { ConvertedBeside } from '#domains/catalogue/web/numbers/converted.tsx';
import { writtenMoney } from '#domains/catalogue/web/numbers/written.ts';
import type { DossierCard } from '../../contract/dossiers.ts';

type FeeProps = {
  money: DossierCard['numbers']['fee'];
  /** In a column, which two amounts beside each other would make as wide as two. */
  column?: boolean;
};

/** A fee as it is stated, and in the reader's currency beside or under it (§12.14). */
export function Fee({ money, column = false }: FeeProps) {
  return (
    money && (
      <>
        {writtenMoney(money)}
        <ConvertedBeside money={money} under={column} />
      </>
    )
  );
}
