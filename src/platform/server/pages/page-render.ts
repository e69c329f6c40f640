import type { PageCall } from '../../contract/page-call.ts';

/** What the pages' bundle exports (`src/app/serve.ts`): a request in, the finished answer out. */
export type Render = (
  request: Request,
  pageRequest: {
    served: {
      nonce: string;
      requestId: string;
      publicUrl: string;
      professionalNetworkUrl?: string;
      googleSignIn?: boolean;
      secondFactorNeeded?: boolean;
      demo?: boolean;
    };
    call: PageCall;
    onError: (error: unknown) => void;
  },
) => Promise<Response>;
