import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../support/auth-emulator';
import { call } from '../api/support/api';
import { storeItem } from '../api/support/comments';
import { auth, db } from '../api/support/environment';
import { createMember, type Member, openSession, uniqueName } from '../api/support/member';
import { COMMANDS_TIMEOUT_MS, revokeAdmin } from './support/admin-command';

const { projectId } = auth.app.options;
const DOCUMENTS = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}/v1/projects/${projectId ?? ''}/databases/(default)/documents`;

let paths: readonly string[];
beforeAll(async () => {
  // Creates a second admin, because the last admin cannot be revoked.
  await createMember({ admin: true });
  const report = `reports/${uniqueName()}`;
  const entry = `auditLog/${uniqueName()}`;
  await Promise.all([
    db.doc(report).set({ reason: 'spam' }),
    db.doc(entry).set({ action: 'hide-item' }),
  ]);
  const hidden = await storeItem({ hiddenAt: Timestamp.now().toDate() });
  paths = [report, entry, `items/${hidden.id}`, 'reports', 'auditLog', 'items'];
});

/** Reads documents and lists like a browser does, under the security rules. Returns the different statuses. */
async function statusesOf(idToken: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${idToken}` };
  const responses = paths.map((path) => fetch(`${DOCUMENTS}/${path}?pageSize=1`, { headers }));
  return [...new Set((await Promise.all(responses)).map(({ status }) => status))];
}

const signInAgain = ({ email }: Member) => signIn(email);

describe('a revoked admin', { timeout: COMMANDS_TIMEOUT_MS }, () => {
  it('cannot read documents for admins with an ID token from before the revocation, even when the revocation is repeated', async () => {
    const admin = await createMember({ admin: true });
    expect(await statusesOf(admin.idToken)).toEqual([200]);

    const printed = await revokeAdmin(admin.uid);
    expect(await statusesOf(admin.idToken)).toEqual([403]);
    expect(printed).toMatch(/^Revoked: .*Signed out everywhere\./m);
    expect((await call('createSession', { json: { idToken: admin.idToken } })).status).toBe(401);
    const sessions = await db.collection(`users/${admin.uid}/sessions`).get();
    expect(sessions.size).toBe(0);
    expect(await statusesOf(await signInAgain(admin))).toEqual([403]);

    expect(await revokeAdmin(admin.uid)).toMatch(/^Was not an admin: .*Signed out everywhere\./m);
    expect(await statusesOf(admin.idToken)).toEqual([403]);
  });

  it('loses access even when the claim was already removed in the console, and a new claim counts only for later sign-ins', async () => {
    const admin = await createMember({ admin: true });
    await auth.setCustomUserClaims(admin.uid, null);
    // Firestore does not know that the account has lost the claim, so the token still works until it expires.
    expect(await statusesOf(admin.idToken)).toEqual([200]);
    await revokeAdmin(admin.uid);
    expect(await statusesOf(admin.idToken)).toEqual([403]);

    await auth.setCustomUserClaims(admin.uid, { admin: true });
    expect(await statusesOf(admin.idToken)).toEqual([403]);
    const idToken = await signInAgain(admin);
    expect(await statusesOf(idToken)).toEqual([200]);
    const cookie = await openSession(idToken);
    const user = await (await call('getCurrentUser', { as: { cookie } })).json();
    expect(user).toMatchObject({ isAdmin: true });
  });
});
