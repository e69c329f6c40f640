import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { Answer } from '#platform/contract/calls.ts';
import type { NewPasskey, PasskeyAnswer, PasskeyRequest } from '#platform/contract/web-authn.ts';

// Pages load this file when a passkey is at stake, and not before: it brings the library along.

/** What the server gives for a new passkey. */
export type PasskeyCreation = Answer<'POST /api/account/passkeys/challenge'>['data'];

/** Lets the browser make a passkey. Throws an Error in words that can be shown. */
export async function createPasskey(options: PasskeyCreation): Promise<NewPasskey> {
  refuseWithoutPasskeys();
  try {
    return await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
  } catch (error) {
    throw inWords(error, 'No passkey was made. Try again when you are ready.');
  }
}

/** Lets the browser ask for a passkey. Throws an Error in words that can be shown. */
export async function askForPasskey(options: PasskeyRequest): Promise<PasskeyAnswer> {
  refuseWithoutPasskeys();
  try {
    return await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
  } catch (error) {
    throw inWords(error, 'No passkey was used. Try again, or use another way.');
  }
}

function refuseWithoutPasskeys(): void {
  if ('PublicKeyCredential' in window) return;
  throw new Error('This browser does not know passkeys here. Use another browser, or another way.');
}

/** Who turns away from the browser's question and who waits too long are one and the same to a page. */
function inWords(error: unknown, otherwise: string): Error {
  const code = error instanceof WebAuthnError ? error.code : '';
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return new Error('This device has a passkey for your account already.', { cause: error });
  }
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID') {
    return new Error('Passkeys do not work under this address of the site.', { cause: error });
  }
  return new Error(otherwise, { cause: error });
}
