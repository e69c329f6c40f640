import { useId } from 'react';
import { capitalise } from '#platform/contract/capitalise.ts';
import { TextButton } from '#ui/action/buttons.tsx';

/** What is known of a field before anything is typed into it. */
export type Known = {
  /** Who says it: 'your search'. */
  from: string;
  /** In whose words. */
  words: string;
  /** As it stands in the field; nothing where the words do not say it for certain. */
  value?: string | undefined;
};

type TakenOverProps = { known: Known; current: string; onTake: (value: string) => void };

/** Below a field: where what stands in it comes from, or what could stand there. Nothing that was typed is overwritten. */
export function TakenOver({ known: { from, words, value }, current, onTake }: TakenOverProps) {
  const id = useId();
  const isTaken = value !== undefined && current === value;
  return (
    <p className="note">
      <span id={id}>
        {isTaken ? `Taken over from ${from}: ` : `${capitalise(from)}: `}
        {words}
      </span>
      {value !== undefined && !isTaken && (
        <>
          {' '}
          <TextButton aria-describedby={id} onClick={() => onTake(value)}>
            Take it over
          </TextButton>
        </>
      )}
    </p>
  );
}
