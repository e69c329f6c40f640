type Kind = 'success' | 'error' | 'info';
/** What one can do about it at once. */
export type ToastAction = { label: string; run: () => void };
type Toast = { kind: Kind; message: string; action?: ToastAction | undefined };

const waiting: Toast[] = [];
let show: ((toast: Toast) => void) | undefined;
let demand: (() => void) | undefined;

/** A toast, coloured green. What it says must also stand on the page if it matters. */
export function toastSuccess(message: string): void {
  raise({ kind: 'success', message });
}

/** A toast, coloured red. */
export function toastError(message: string, action?: ToastAction): void {
  raise({ kind: 'error', message, action });
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
export function showToastsWith(handler: (toast: Toast) => void): void {
  show = handler;
  for (const toast of waiting.splice(0)) handler(toast);
}

function raise(toast: Toast): void {
  if (show) {
    show(toast);
    return;
  }
  waiting.push(toast);
  demand?.();
}
