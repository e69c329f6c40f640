import { useSyncExternalStore } from 'react';
import { createTabListeners } from '#platform/web/session/tab-listeners.ts';

const key = 'currency';
const { subscribe, announce } = createTabListeners();

/** The currencies in which a reader may want to read amounts; '' leaves them as their owners wrote them. */
export const readersCurrencies = ['', 'EUR', 'USD', 'GBP', 'CHF', 'INR', 'JPY', 'CNY'] as const;
export type ReadersCurrency = (typeof readersCurrencies)[number];

function readChoice(): ReadersCurrency {
  if (typeof window === 'undefined') return '';
  const stored = window.localStorage.getItem(key);
  return readersCurrencies.find((currency) => currency === stored) ?? '';
}

/** The currency that this reader chose in this browser, in step with every part of the page and every other tab. */
export function useReadersCurrency(): ReadersCurrency {
  return useSyncExternalStore(subscribe, readChoice, () => '');
}

export function chooseCurrency(currency: ReadersCurrency): void {
  if (currency === '') window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, currency);
  announce();
}
