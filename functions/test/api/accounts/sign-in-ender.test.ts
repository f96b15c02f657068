import { describe, expect, it } from 'vitest';
import { PASSWORD, signIn } from '../../support/auth-emulator';
import { call } from '../support/api';
import { auth, db } from '../support/environment';
import { createUnverifiedMember } from '../support/mails';
import { type Member, openSession } from '../support/member';

const { projectId } = auth.app.options;
const DOCUMENTS = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}/v1/projects/${projectId ?? ''}/databases/(default)/documents`;

/**
 * Reads the member's private document like a browser does, under the security rules. Returns the status of the
 * response.
 */
async function readOwn(uid: string, idToken: string): Promise<number> {
  const headers = { authorization: `Bearer ${idToken}` };
  return (await fetch(`${DOCUMENTS}/users/${uid}`, { headers })).status;
}

const NEW_PASSWORD = 'another horse';

describe.each([
  [
    'Sign Out Everywhere',
    PASSWORD,
    async (member: Member) => call('endAllSessions', { as: member }),
  ],
  [
    'a new password',
    NEW_PASSWORD,
    async (member: Member) => {
      const json = { idToken: await signIn(member.email), password: NEW_PASSWORD };
      return call('changePassword', { as: member, json });
    },
  ],
])('%s, which ends all sessions', (_case, password, end) => {
  it("makes Firestore reject the member's earlier ID tokens, and lets the member sign in again immediately", async () => {
    const member = await createUnverifiedMember();
    expect(await readOwn(member.uid, member.idToken)).toBe(200);
    expect((await end(member)).status).toBe(204);
    expect(await readOwn(member.uid, member.idToken)).toBe(403);
    const idToken = await signIn(member.email, password);
    expect(await readOwn(member.uid, idToken)).toBe(200);
    expect(await openSession(idToken)).toBeTruthy();
  });

  it('does not store the unverified email address as proven', async () => {
    const member = await createUnverifiedMember();
    await end(member);
    const stored = (await db.doc(`users/${member.uid}`).get()).data();
    expect(stored).toMatchObject({ provenEmail: null });
  });
});
