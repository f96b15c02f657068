import * as z from 'zod/mini';

/** The one that tests give every member. */
export const PASSWORD = 'correct horse';

const signedInSchema = z.object({ idToken: z.string() });

/** Read at each call: a bench learns the address only after it has loaded this. */
function emulatorOrigin(): string {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  if (!host) throw new Error('FIREBASE_AUTH_EMULATOR_HOST is not set: no Auth emulator is up.');
  return `http://${host}`;
}

/** Asks the Auth emulator as the Firebase SDK of a browser does. */
export async function askAuth(method: string, body: object): Promise<unknown> {
  const url = `${emulatorOrigin()}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
}

/** The ID token of a sign-in with email and PASSWORD. */
export async function signIn(email: string): Promise<string> {
  const credentials = { email, password: PASSWORD, returnSecureToken: true };
  return signedInSchema.parse(await askAuth('signInWithPassword', credentials)).idToken;
}
