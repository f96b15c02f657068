import * as z from 'zod/mini';

export const PASSWORD = 'correct horse';

const signedInSchema = z.object({ idToken: z.string() });
/**
 * The body of a response. If the request was successful, `error` is a list. If it was rejected, `error` is an object.
 */
const importedSchema = z.object({ error: z.array(z.unknown()) });
const refreshedSchema = z.object({ id_token: z.string() });

const ACCOUNTS = 'identitytoolkit.googleapis.com/v1/accounts';

/** The header that makes the emulator accept a request as a request from a server. */
const AS_OWNER = { authorization: 'Bearer owner' };

/**
 * Sends a request to the emulator. Reads the emulator's host at each call, because a benchmark sets it after this
 * module is loaded.
 */
async function post(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  if (!host) throw new Error('FIREBASE_AUTH_EMULATOR_HOST is not set. Start the Auth emulator.');
  const response = await fetch(`http://${host}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

export function callAuthEmulator(method: string, body: object): Promise<unknown> {
  return post(`${ACCOUNTS}:${method}?key=demo`, body);
}

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly claims: object;
}

/** Creates an account with the password PASSWORD and with its claims, in one call. */
export async function importAccount(
  { uid, email, isEmailVerified, claims }: Account,
  projectId: string,
): Promise<void> {
  const now = String(Date.now());
  const user = {
    localId: uid,
    email,
    emailVerified: isEmailVerified,
    rawPassword: PASSWORD,
    customAttributes: JSON.stringify(claims),
    createdAt: now,
    lastLoginAt: now,
  };
  const path = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`;
  const response = await post(path, { users: [user] }, AS_OWNER);
  const { data } = importedSchema.safeParse(response);
  if (data?.error.length !== 0)
    throw new Error(`Creating the account failed: ${JSON.stringify(response)}`);
}

export async function signIn(email: string, password = PASSWORD): Promise<string> {
  const credentials = { email, password, returnSecureToken: true };
  return signedInSchema.parse(await callAuthEmulator('signInWithPassword', credentials)).idToken;
}

/**
 * Signs in with the Google account of an email address. The email address is then verified. Each email address has its
 * own Google account.
 */
export async function signInWithGoogle(email: string, name?: string): Promise<string> {
  const claims = { sub: `google-${email}`, email, email_verified: true, name };
  const response = await callAuthEmulator('signInWithIdp', {
    postBody: `id_token=${encodeURIComponent(JSON.stringify(claims))}&providerId=google.com`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
    returnIdpCredential: true,
  });
  return signedInSchema.parse(response).idToken;
}

export async function refreshIdToken(refreshToken: string): Promise<string> {
  const body = { grant_type: 'refresh_token', refresh_token: refreshToken };
  const response = await post('securetoken.googleapis.com/v1/token?key=demo', body);
  return refreshedSchema.parse(response).id_token;
}

/**
 * Makes the emulator accept tokens of earlier sign-ins of the account again. It rejects such tokens after changes such
 * as a new password.
 */
export async function allowEarlierTokens(uid: string): Promise<void> {
  await post(`${ACCOUNTS}:update`, { localId: uid, validSince: '1' }, AS_OWNER);
}
