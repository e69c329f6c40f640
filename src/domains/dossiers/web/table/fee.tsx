import { ConvertedBeside } from '#domains/catalogue/web/numbers/converted.tsx';
import { writtenMoney } from '#domains/catalogue/web/numbers/written.ts';
import type { DossierCard } from '../../contract/dossiers.ts';

/** A fee on one line: as it is stated, and in the reader's currency beside it (§12.14). */
export function Fee({ money }: { money: DossierCard['numbers']['fee'] }) {
  return (
    money && (
      <>
        {writtenMoney(money)}
        <ConvertedBeside money={money} />
      </>
    )
  );
}
