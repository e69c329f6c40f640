import { useState } from 'react';
import { CallError, call } from '#platform/web/call/call.ts';
import { toastError } from '#ui/mark/toast.ts';
import type { ServiceKind } from '../../contract/service-kinds.ts';
import type { ServiceInterest } from '../../contract/services.ts';

/** What the member chose to be told about, since when, and a way to choose more. */
export type Interests = {
  since: ReadonlyMap<ServiceKind, string>;
  /** Being stored just now. */
  busy: ReadonlySet<ServiceKind>;
  failed: { service: ServiceKind; message: string } | null;
  choose: (service: ServiceKind) => void;
};

export function useInterests(known: readonly ServiceInterest[]): Interests {
  const [since, setSince] = useState<Interests['since']>(
    () => new Map(known.map((interest) => [interest.service, interest.since])),
  );
  const [busy, setBusy] = useState<Interests['busy']>(new Set());
  const [failed, setFailed] = useState<Interests['failed']>(null);

  async function choose(service: ServiceKind): Promise<void> {
    setFailed(null);
    setBusy((before) => new Set([...before, service]));
    try {
      const { data } = await call('POST /api/service-interests', { body: { service } });
      setSince((before) => new Map([...before, [data.service, data.since]]));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailed({ service, message: error.message });
      if (error.status !== 401) toastError(error.message);
    } finally {
      setBusy((before) => new Set([...before].filter((other) => other !== service)));
    }
  }

  return {
    since,
    busy,
    failed,
    choose(service) {
      if (!since.has(service) && !busy.has(service)) void choose(service);
    },
  };
}
