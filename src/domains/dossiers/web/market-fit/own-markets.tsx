import { useEffect, useState } from 'react';
import { CallError, call } from '#platform/web/call/call.ts';
import { toastError, toastSuccess } from '#ui/mark/toast.ts';
import { type FitMarket, fitMarkets, fitsNothingYet } from '../../contract/market-fit/fit-markets.ts';
import classes from './own-markets.module.css';

type OwnMarketsProps = { chosen: readonly string[]; onChoose: (values: readonly string[]) => void };

/** The countries that one keeps: ticked at one press, and kept anew from what is ticked (§23.5). */
export function OwnMarkets({ chosen, onChoose }: OwnMarketsProps) {
  const [own, setOwn] = useState<readonly FitMarket[] | null>(null);
  const ticked = fitMarkets.filter((market) => chosen.includes(market));

  useEffect(() => {
    const controller = new AbortController();
    // Without them the filter is what it is for anybody.
    call('GET /api/my-markets', { signal: controller.signal }).then(
      ({ markets }) => setOwn(markets),
      () => undefined,
    );
    return () => controller.abort();
  }, []);

  async function keep(): Promise<void> {
    try {
      const { message } = await call('POST /api/my-markets', { body: { markets: [...ticked] } });
      setOwn(ticked);
      toastSuccess(message);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toastError(error.message);
    }
  }

  const never = fitsNothingYet.filter((market) => chosen.includes(market));
  const why = never.length > 0 && (
    <p className="note">
      No listing is known to fit {never.join(' or ')}: no file of the active substance suffices there, the
      application itself tells of it. What else they ask for stands on each dossier’s page.
    </p>
  );
  if (own === null) return why;
  const isSame = own.length === ticked.length && own.every((market) => ticked.includes(market));
  return (
    <div className={classes.own}>
      {why}
      {own.length > 0 && !isSame && (
        <button type="button" className="bare text-button" onClick={() => onChoose(own)}>
          Tick my markets ({own.length})
        </button>
      )}
      {ticked.length > 0 && !isSame && (
        <button type="button" className="bare text-button" onClick={keep}>
          Keep as my markets
        </button>
      )}
      {own.length === 0 && ticked.length === 0 && (
        <p className="note">Tick the countries you sell in, and keep them as yours.</p>
      )}
    </div>
  );
}
