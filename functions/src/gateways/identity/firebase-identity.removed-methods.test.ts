import type { Auth } from 'firebase-admin/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removePasswordAndProviders } from './firebase-identity';

const credential = { getAccessToken: async () => ({ access_token: 'secret', expires_in: 60 }) };
const auth = { app: { options: { projectId: 'shop', credential } } } as unknown as Auth;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('removePasswordAndProviders removes only the password when there are no other providers, and authorizes the request with the access token of the server', async () => {
  fetched.mockResolvedValueOnce(new Response('{}'));
  await removePasswordAndProviders(auth, 'ann', []);
  const [url, request] = fetched.mock.lastCall ?? [];
  expect(url).toBe('https://identitytoolkit.googleapis.com/v1/projects/shop/accounts:update');
  expect(request?.headers).toMatchObject({ authorization: 'Bearer secret' });
  expect(request?.body).toBe('{"localId":"ann","deleteAttribute":["PASSWORD"]}');
});

it('removePasswordAndProviders removes the password and other providers in one request', async () => {
  fetched.mockResolvedValueOnce(new Response('{}'));
  await removePasswordAndProviders(auth, 'ann', ['apple.com', 'phone']);
  expect(JSON.parse(fetched.mock.lastCall?.[1]?.body as string)).toEqual({
    localId: 'ann',
    deleteAttribute: ['PASSWORD'],
    deleteProvider: ['apple.com', 'phone'],
  });
});

it('removePasswordAndProviders throws when Firebase Auth rejects the request', async () => {
  fetched.mockResolvedValueOnce(new Response('{}', { status: 403 }));
  await expect(removePasswordAndProviders(auth, 'ann', [])).rejects.toThrow('status 403');
});
