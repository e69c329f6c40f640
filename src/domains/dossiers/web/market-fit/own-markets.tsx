import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CallError, call } from '#platform/web/call/call.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import { toastError, toastSuccess } from '#ui/mark/toast.ts';
import { useFocusNext } from '#ui/use-focus-next.ts';
import { type FitMarket, fitMarkets, fitsNothingYet } from '../../contract/market-fit/fit-markets.ts';
import classes from './own-markets.module.css';

type OwnMarketsProps = { chosen: readonly string[]; onChoose: (values: readonly string[]) => void };

/** The countries that one keeps: ticked at one press, and kept anew from what is ticked (§23.5). */
export function OwnMarkets({ chosen, onChoose }: OwnMarketsProps) {
  const [own, setOwn] = useState<readonly FitMarket[] | null>(null);
  const standing = useRef<HTMLParagraphElement>(null);
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
  const next = () => standing.current;
  return (
    <div className={classes.own}>
      {why}
      {own.length > 0 && !isSame && (
        <Step onTake={() => onChoose(own)} next={next}>
          Tick my markets ({own.length})
        </Step>
      )}
      {ticked.length > 0 && !isSame && (
        <Step onTake={keep} next={next}>
          Keep as my markets
        </Step>
      )}
      {own.length > 0 && isSame && (
        <p ref={standing} className="note" tabIndex={-1}>
          These are your markets ({own.length}).
        </p>
      )}
      {own.length === 0 && ticked.length === 0 && (
        <p className="note">Tick the countries you sell in, and keep them as yours.</p>
      )}
    </div>
  );
}

type StepProps = { onTake: () => void; next: () => HTMLElement | null; children: ReactNode };

/** Goes once it is taken: what it brought then says so, and has the focus (§8.9). */
function Step({ onTake, next, children }: StepProps) {
  const button = useFocusNext<HTMLButtonElement>(next);
  return (
    <TextButton ref={button} onClick={onTake}>
      {children}
    </TextButton>
  );
}
