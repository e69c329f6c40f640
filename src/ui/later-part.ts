import { type ComponentType, useSyncExternalStore } from 'react';

export type LaterPart<P> = {
  /** Sends for it; done once it is there. */
  start: () => Promise<void>;
  /** What of it is there now. */
  read: () => ComponentType<P> | null;
  /** Sends for it too, and tells when it is there. */
  listen: (onThere: () => void) => () => void;
};

/**
 * A part whose code comes while the page already stands. Unlike `lazy` it shows as soon as it is there: what stood in for
 * a suspended part stays for a third of a second, however early the code came. As with `lazy`, what does not come fails
 * where it is shown.
 */
export function laterPart<P>(load: () => Promise<ComponentType<P>>): LaterPart<P> {
  let part: ComponentType<P> | null = null;
  let coming: Promise<void> | undefined;

  function start(): Promise<void> {
    coming ??= load().then(
      (loaded) => {
        part = loaded;
      },
      (reason) => {
        part = () => {
          throw reason;
        };
      },
    );
    return coming;
  }

  return {
    start,
    read: () => part,
    listen: (onThere) => {
      let listens = true;
      void start().then(() => listens && onThere());
      return () => {
        listens = false;
      };
    },
  };
}

/** Null on the server, while hydrating, and until it has come. */
export function useLaterPart<P>({ listen, read }: LaterPart<P>): ComponentType<P> | null {
  return useSyncExternalStore(listen, read, () => null);
}
