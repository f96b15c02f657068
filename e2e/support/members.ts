import type { Page } from '@playwright/test';
import { randomLetters } from './random-letters';

const AUTH_HOST = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '127.0.0.1:9099';
const ACCOUNTS = `http://${AUTH_HOST}/identitytoolkit.googleapis.com/v1/accounts`;

export interface Member {
  readonly email: string;
  readonly password: string;
  readonly username: string;
}

export function uniqueMemberData(): Member {
  const unique = randomLetters();
  return { email: `${unique}@members.test`, password: 'secret-123', username: `x_${unique}` };
}

export async function createSignedInMember(page: Page): Promise<Member> {
  const member = await createMember(page);
  await startSession(page, await idTokenOf('signInWithPassword', member));
  return member;
}

export async function createMember(page: Page): Promise<Member> {
  const member = uniqueMemberData();
  await post(page, '/api/auth/register', { ...member });
  return member;
}

async function idTokenOf(action: string, { email, password }: Member): Promise<string> {
  const response = await fetch(`${ACCOUNTS}:${action}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const body: unknown = await response.json();
  if (typeof body === 'object' && body && 'idToken' in body && typeof body.idToken === 'string')
    return body.idToken;
  throw new Error(`The Auth emulator refused ${action}: ${JSON.stringify(body)}`);
}

const startSession = (page: Page, idToken: string) => post(page, '/api/auth/session', { idToken });

/**
 * Sends a POST request. `page.request` shares its cookies with the page, so the page is signed in if the response sets
 * a session.
 */
async function post(page: Page, path: string, data: Record<string, string>): Promise<void> {
  const response = await page.request.post(path, { data });
  if (!response.ok())
    throw new Error(`POST ${path} failed with ${response.status()}: ${await response.text()}`);
}
