import { useRevalidator } from 'react-router';
import { toastSuccess } from '#ui/mark/toast.ts';

/** For what changes something that the page shows: tells its answer, and reads the page again. */
export function useChange(): (answer: Promise<{ message: string }>) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async (answer) => {
    toastSuccess((await answer).message);
    await revalidate();
  };
}
