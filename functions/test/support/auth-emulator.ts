import * as z from 'zod/mini';

export const PASSWORD = 'correct horse';

const signedInSchema = z.object({ idToken: z.string() });

/** Read at each call, because a bench sets it after this module is loaded. */
function emulatorOrigin(): string {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  if (!host) throw new Error('FIREBASE_AUTH_EMULATOR_HOST is not set. Start the Auth emulator.');
  return `http://${host}`;
}

export async function askAuth(method: string, body: object): Promise<unknown> {
  const url = `${emulatorOrigin()}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
}

export async function signIn(email: string): Promise<string> {
  const credentials = { email, password: PASSWORD, returnSecureToken: true };
  return signedInSchema.parse(await askAuth('signInWithPassword', credentials)).idToken;
}
