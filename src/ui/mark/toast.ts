type Kind = 'success' | 'error' | 'info';
/** What one can do about it at once. */
export type ToastAction = { label: string; run: () => void };
type Toast = { kind: Kind; message: string; action?: ToastAction | undefined };

/** Shows a toast, and answers what takes it away. */
type Show = (toast: Toast) => () => void;

const waiting: ((show: Show) => void)[] = [];
let show: Show | undefined;
let demand: (() => void) | undefined;

/** A toast, coloured green. What it says must also stand on the page if it matters. */
export function toastSuccess(message: string): void {
  raise({ kind: 'success', message });
}

/** A toast, coloured red. Answers what takes it back, for when it no longer holds. */
export function toastError(message: string, action?: ToastAction): () => void {
  return raise({ kind: 'error', message, action });
}

/** A toast, coloured blue. */
export function toastInfo(message: string, action?: ToastAction): void {
  raise({ kind: 'info', message, action });
}

/** The shell mounts the toasts' own code only once the first one is wanted. */
export function onFirstToast(listener: () => void): void {
  demand = listener;
  if (waiting.length > 0) listener();
}

/** Called by the mounted toasts: takes what has waited and everything to come. */
export function showToastsWith(handler: Show): void {
  show = handler;
  for (const tell of waiting.splice(0)) tell(handler);
}

function raise(toast: Toast): () => void {
  let takeAway: (() => void) | undefined;
  const tell = (handler: Show) => {
    takeAway = handler(toast);
  };
  if (show) tell(show);
  else {
    waiting.push(tell);
    demand?.();
  }
  return () => {
    if (waiting.includes(tell)) waiting.splice(waiting.indexOf(tell), 1);
    takeAway?.();
  };
}
