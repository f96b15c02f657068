import type { Auth } from 'firebase-admin/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFirebaseCredentialsGateway } from './firebase-credentials';

const PASSWORD = { providerId: 'password', email: 'old@example.com' };
const OLD_GOOGLE = { providerId: 'google.com', email: 'old@example.com' };
const NEW_GOOGLE = { providerId: 'google.com', email: 'New@example.com' };
const fetched = vi.fn<typeof fetch>();

function credentialsOf(providerData: readonly object[]) {
  const user = { providerData, tokensValidAfterTime: 'Sat, 21 Nov 2026 12:00:00 GMT' };
  const auth = { app: { options: { projectId: 'shop' } }, getUser: async () => user };
  return createFirebaseCredentialsGateway(() => Promise.resolve(auth as unknown as Auth));
}

beforeEach(() => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  vi.stubGlobal('fetch', fetched);
  fetched.mockResolvedValue(new Response('{}'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each([
  [
    'removes the Google sign-in when it has another email address',
    [PASSWORD, OLD_GOOGLE],
    ['google.com'],
  ],
  ['keeps the Google sign-in when it has the new email address', [PASSWORD, NEW_GOOGLE], undefined],
  ['keeps the Google sign-in when the account has no password', [OLD_GOOGLE], undefined],
])('changeEmail %s', async (_case, providerData, deleteProvider) => {
  expect(await credentialsOf(providerData).changeEmail('ann', 'new@example.com')).toBe(true);
  expect(JSON.parse(fetched.mock.lastCall?.[1]?.body as string)).toEqual({
    localId: 'ann',
    email: 'new@example.com',
    emailVerified: true,
    validSince: '1795262400',
    deleteProvider,
  });
});
