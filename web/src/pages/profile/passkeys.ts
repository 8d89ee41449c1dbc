// Passkeys by the browser's own means: bytes travel as base64url.
import type { Options } from '../../api/profile';

/** Why this page cannot use passkeys, or an empty word: browsers want TLS and a name (or `localhost`). */
export function whyNoPasskeys(): '' | 'name' | 'tls' | 'browser' {
  if (/^[\d.]+$|:/.test(location.hostname)) return 'name';
  if (!isSecureContext) return 'tls';
  return typeof PublicKeyCredential === 'undefined' ? 'browser' : '';
}

const bytes = (text: unknown) =>
  Uint8Array.from(atob(String(text).replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
const coded = (data: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const withBytes = (list: unknown) =>
  ((list ?? []) as { id: string; type: 'public-key' }[]).map((one) => ({ ...one, id: bytes(one.id) }));

/** Makes a passkey; null if the person changed their mind. */
export async function makePasskey(options: Options): Promise<object | null> {
  const user = options['user'] as PublicKeyCredentialUserEntity & { id: unknown };
  const publicKey = {
    ...options,
    challenge: bytes(options['challenge']),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: withBytes(options['excludeCredentials']),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  if (made === null) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return told(made, { attestationObject: coded(response.attestationObject) });
}

/** Signs in by a passkey; null if the person changed their mind. */
export async function usePasskey(options: Options): Promise<object | null> {
  const publicKey = {
    ...options,
    challenge: bytes(options['challenge']),
    allowCredentials: withBytes(options['allowCredentials']),
  } as unknown as PublicKeyCredentialRequestOptions;
  const found = await asked(() => navigator.credentials.get({ publicKey }));
  if (found === null) return null;
  const response = found.response as AuthenticatorAssertionResponse;
  return told(found, {
    authenticatorData: coded(response.authenticatorData),
    signature: coded(response.signature),
    userHandle: response.userHandle ? coded(response.userHandle) : null,
  });
}

async function asked(question: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await question()) as PublicKeyCredential | null;
  } catch (error) {
    // Cancelled, timed out, or this device has one already.
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name))
      return null;
    throw error;
  }
}

function told(credential: PublicKeyCredential, more: object): object {
  const id = coded(credential.rawId);
  const clientDataJSON = coded(credential.response.clientDataJSON);
  return { id, rawId: id, type: credential.type, clientExtensionResults: {}, response: { clientDataJSON, ...more } };
}
