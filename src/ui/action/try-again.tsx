import { useFocusNext } from '../use-focus-next.ts';
import { TextButton } from './buttons.tsx';

type TryAgainProps = {
  onRetry: () => void;
  /** What comes in its place: it takes the focus. */
  next: () => HTMLElement | null;
};

/** Stands behind the words that something could not be loaded, and asks for it anew. */
export function TryAgain({ onRetry, next }: TryAgainProps) {
  const button = useFocusNext<HTMLButtonElement>(next);
  return (
    <TextButton ref={button} onClick={onRetry}>
      Try again
    </TextButton>
  );
}
