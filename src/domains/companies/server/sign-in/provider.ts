import * as oidc from 'openid-client';
import {
  discoverProvider,
  type OpenIdClient,
  tokenAlgorithm,
} from '#domains/accounts/server/sign-in/open-id.ts';
import { invalid } from '#platform/server/http/errors.ts';
import { InnerAddressError, type OutwardFetch } from '#platform/server/limits/outward-fetch.ts';

/** Asks a company's provider for its addresses, reached from outside alone. Throws what refuses it. */
export async function discoverOutward(
  client: OpenIdClient,
  fetch: OutwardFetch,
): Promise<oidc.Configuration> {
  const config = await discoverProvider(client, fetch);
  const { authorization_endpoint: entry = '' } = config.serverMetadata();
  // Nothing fetches it: the browser is sent there.
  if (URL.parse(entry)?.protocol !== client.issuer.protocol) throw new Error('no address to sign in at');
  return config;
}

/** Refuses beside the field, in words, what is no provider that people can sign in by. */
export async function refuseUnlessProvider(client: OpenIdClient, fetch: OutwardFetch): Promise<void> {
  let config: oidc.Configuration;
  try {
    config = await discoverOutward(client, fetch);
  } catch (error) {
    throw refusedIssuer(whyNot(error, client.issuer));
  }
  const { id_token_signing_alg_values_supported: algorithms } = config.serverMetadata();
  if (algorithms !== undefined && !algorithms.includes(tokenAlgorithm)) {
    throw refusedIssuer(
      `This provider does not sign its tokens with ${tokenAlgorithm}. Have it do so first.`,
    );
  }
}

export function refusedIssuer(message: string) {
  return invalid([{ path: 'issuer', message }]);
}

function whyNot(error: unknown, issuer: URL): string {
  const document = `${issuer.href.replace(/\/$/, '')}/.well-known/openid-configuration`;
  if (causesOf(error).some((cause) => cause instanceof InnerAddressError)) {
    return 'This address is not reached from here: give one of the public internet, by https.';
  }
  if (error instanceof oidc.ClientError && error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') {
    return `What stands at ${document} names another issuer. Give the issuer as it does.`;
  }
  return `There is no document of a provider of OpenID Connect at ${document}. Look whether the issuer is right, and try again.`;
}

function causesOf(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
