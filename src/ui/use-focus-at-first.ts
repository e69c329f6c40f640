import { type RefObject, useEffect, useRef } from 'react';

/** For what appears in answer to a press: takes the focus there, so that the reader does not lose the place. */
export function useFocusAtFirst<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
