import type { Auth } from 'firebase-admin/auth';

const SERVICE = 'identitytoolkit.googleapis.com';
const TIMEOUT_MS = 10_000;

async function targetOf({ app }: Auth): Promise<{ origin: string; token: string }> {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  if (emulator) return { origin: `http://${emulator}/${SERVICE}`, token: 'owner' };
  const token = await app.options.credential?.getAccessToken();
  return { origin: `https://${SERVICE}`, token: token?.access_token ?? '' };
}

/**
 * Changes an account through the REST API, for changes that the Admin SDK cannot make:
 * https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts/update
 */
export async function updateAccount(
  auth: Auth,
  uid: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const { origin, token } = await targetOf(auth);
  const projectId = auth.app.options.projectId ?? '';
  return fetch(`${origin}/v1/projects/${projectId}/accounts:update`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, ...fields }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
