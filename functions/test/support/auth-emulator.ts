import * as z from 'zod/mini';

export const PASSWORD = 'correct horse';

const signedInSchema = z.object({ idToken: z.string() });
const refreshedSchema = z.object({ id_token: z.string() });

const ACCOUNTS = 'identitytoolkit.googleapis.com/v1/accounts';

/** Reads the host at each call, because a bench sets it after this module is loaded. */
async function post(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  if (!host) throw new Error('FIREBASE_AUTH_EMULATOR_HOST is not set. Start the Auth emulator.');
  const answer = await fetch(`http://${host}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return answer.json();
}

export function askAuth(method: string, body: object): Promise<unknown> {
  return post(`${ACCOUNTS}:${method}?key=demo`, body);
}

export async function signIn(email: string, password = PASSWORD): Promise<string> {
  const credentials = { email, password, returnSecureToken: true };
  return signedInSchema.parse(await askAuth('signInWithPassword', credentials)).idToken;
}

/** Signs in with the Google account of a verified address. Each address has one. */
export async function signInByGoogle(email: string, name?: string): Promise<string> {
  const claims = { sub: `google-${email}`, email, email_verified: true, name };
  const answer = await askAuth('signInWithIdp', {
    postBody: `id_token=${encodeURIComponent(JSON.stringify(claims))}&providerId=google.com`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
    returnIdpCredential: true,
  });
  return signedInSchema.parse(answer).idToken;
}

export async function refreshIdToken(refreshToken: string): Promise<string> {
  const body = { grant_type: 'refresh_token', refresh_token: refreshToken };
  const answer = await post('securetoken.googleapis.com/v1/token?key=demo', body);
  return refreshedSchema.parse(answer).id_token;
}

/** Makes tokens of earlier sign-ins valid again, which the emulator rejects after some changes. */
export async function allowEarlierTokens(uid: string): Promise<void> {
  await post(
    `${ACCOUNTS}:update`,
    { localId: uid, validSince: '1' },
    { authorization: 'Bearer owner' },
  );
}
