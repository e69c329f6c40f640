/** What the pages' bundle exports (`web/serve.ts`): a request in, the finished answer out. */
export type Render = (
  request: Request,
  pageRequest: {
    served: { nonce: string; requestId: string; professionalNetworkUrl?: string };
    onError: (error: unknown) => void;
  },
) => Promise<Response>;
