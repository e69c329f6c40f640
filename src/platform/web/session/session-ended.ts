const key = 'session-ended';

export const sessionEndedMessage = 'Your session has ended. Sign in again to carry on where you were.';

/** Remembers for the login page why it was opened. */
export function markSessionEnded(): void {
  window.sessionStorage.setItem(key, 'yes');
}

export function sessionHasEnded(): boolean {
  return window.sessionStorage.getItem(key) !== null;
}

export function forgetSessionEnded(): void {
  window.sessionStorage.removeItem(key);
}
