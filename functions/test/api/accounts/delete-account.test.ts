import { ACCOUNT_DELETION_MESSAGES } from '@contract/schemas/account-deletion';
import { SESSION_MESSAGES } from '@contract/schemas/session';
import { describe, expect, it } from 'vitest';
import { LAST_ERASURE_RUN_DELAY_MS } from '../../../src/services/accounts/account-erasure';
import { PASSWORD, signIn, signInWithGoogle } from '../../support/auth-emulator';
import { call, readError } from '../support/api';
import { documentPathsContaining } from '../support/document-paths-containing';
import { auth, db, SCHEDULED_ORIGIN } from '../support/environment';
import { listItems } from '../support/item-list';
import { createMember, type Member, openSession, uniqueName } from '../support/member';
import { createMemberWithAllDocuments } from '../support/member-with-all-documents';
import { waitForNextSecond } from '../support/next-second';
import { shareItem } from '../support/own-items';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const WAIT = { timeout: TRIGGER_TIMEOUT_MS };

const remove = (as: Pick<Member, 'cookie'>, idToken: unknown) =>
  call('deleteAccount', { as, json: { idToken } });
const deletionOf = async (uid: string) => (await db.doc(`accountDeletions/${uid}`).get()).data();
const memberOf = (uid: string) => db.doc(`users/${uid}`).get();
const isErased = async (uid: string) => {
  const erasedAt: unknown = (await deletionOf(uid))?.['erasedAt'];
  return erasedAt !== null && erasedAt !== undefined;
};

const resume = () => fetch(`${SCHEDULED_ORIGIN}/resumeAccountDeletions`, { method: 'POST' });

/**
 * Makes the job `resumeAccountDeletions` run the erasure for the last time. To do so, moves the end of the erasure's
 * first run far enough into the past.
 */
async function runLast(uid: string): Promise<void> {
  const erasedAt = new Date(Date.now() - LAST_ERASURE_RUN_DELAY_MS);
  await db.doc(`accountDeletions/${uid}`).update({ erasedAt });
  await resume();
}

describe('DELETE /api/user', () => {
  it('removes the member, who can then register again with the same email address and username', async () => {
    const full = await createMemberWithAllDocuments();
    const { member, othersItem, mentionId } = full;
    const { email, username } = member;
    const response = await remove(member, member.idToken);
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie().join()).toMatch(/^__session=; .*boloboard_session=;/);
    expect((await call('getCurrentUser', { as: member })).status).toBe(401);
    // Runs the deletion here, because the trigger has to process many other events of this member first.
    await resume();
    expect(await isErased(member.uid)).toBe(true);
    expect((await listItems({ search: `@${member.username}` })).items).toEqual([]);
    expect((await memberOf(member.uid)).exists).toBe(false);
    expect(await auth.getUser(member.uid).catch(() => null)).toBeNull();
    await runLast(member.uid);
    expect(await deletionOf(member.uid)).toMatchObject({ email: null, names: [] });
    expect((await deletionOf(member.uid))?.['doneAt']).not.toBeNull();
    const mention = `items/${othersItem.id}/comments/${mentionId}`;
    expect(await documentPathsContaining([member.uid, member.username, email])).toEqual([mention]);
    const again = { email, password: PASSWORD, username };
    expect((await call('register', { json: again })).status).toBe(201);
    const cookie = await openSession(await signIn(email));
    const user = await call('getCurrentUser', { as: { cookie } });
    expect(await user.json()).toMatchObject({ email, username, firstName: null });
    const status = await call('getSubscriptionStatus', { as: { cookie } });
    expect(await status.json()).toMatchObject({ submissionsLeft: 20 });
  });

  it('rejects a sign-in while the account is being deleted', async () => {
    const { uid, idToken } = await createMember();
    const createdAt = new Date();
    // Stores the state of an unfinished deletion without calling the API. After a call, the trigger would finish the
    // deletion.
    await db.doc(`users/${uid}/sessions/x`).delete();
    await db.doc(`accountDeletions/${uid}`).create({
      by: 'member',
      requestedAt: createdAt,
      email: null,
      names: [],
      erasedAt: createdAt,
      doneAt: null,
    });
    const refused = await readError(await call('createSession', { json: { idToken } }));
    expect(refused).toMatchObject({ status: 403, message: ACCOUNT_DELETION_MESSAGES.running });
  });

  it('rejects a repeated request to register after the account has been deleted', async () => {
    const headers = { 'idempotency-key': uniqueName() };
    const email = `${uniqueName()}@example.com`;
    const json = { email, password: PASSWORD, username: uniqueName() };
    expect((await call('register', { json, headers })).status).toBe(201);
    const idToken = await signIn(email);
    const cookie = await openSession(idToken);
    const { uid } = await auth.getUserByEmail(email);
    expect((await remove({ cookie }, idToken)).status).toBe(204);
    await expect.poll(() => isErased(uid), WAIT).toBe(true);
    const refused = await readError(await call('register', { json, headers }));
    expect(refused).toMatchObject({ status: 409, message: ACCOUNT_DELETION_MESSAGES.running });
    expect(await auth.getUserByEmail(email).catch(() => null)).toBeNull();
  });

  it('deletes an account without a password when a sign-in with Google confirms the deletion', async () => {
    const email = `${uniqueName()}@example.com`;
    const idToken = await signInWithGoogle(email);
    const cookie = await openSession(idToken);
    const { uid } = await auth.getUserByEmail(email);
    expect((await remove({ cookie }, idToken)).status).toBe(204);
    await expect.poll(() => isErased(uid), WAIT).toBe(true);
    expect((await memberOf(uid)).exists).toBe(false);
  });

  it('changes nothing when the ID token is missing, too old or from another account', async () => {
    const [member, other] = await Promise.all([createMember(), createMember()]);
    const foreign = await readError(await remove(member, other.idToken));
    expect(foreign).toMatchObject({ status: 403, message: SESSION_MESSAGES.otherAccount });
    const invalid = await readError(await remove(member, 'a.b.c'));
    expect(invalid).toMatchObject({ status: 401, message: SESSION_MESSAGES.notConfirmed });
    await waitForNextSecond();
    await auth.revokeRefreshTokens(member.uid);
    const again = { cookie: await openSession(await signIn(member.email)) };
    const revoked = await readError(await remove(again, member.idToken));
    expect(revoked).toMatchObject({ status: 401, message: SESSION_MESSAGES.notConfirmed });
    expect((await remove(again, undefined)).status).toBe(400);
    expect((await call('deleteAccount', { json: { idToken: other.idToken } })).status).toBe(401);
    for (const { uid } of [member, other]) {
      expect(await deletionOf(uid)).toBeUndefined();
      expect((await memberOf(uid)).exists).toBe(true);
    }
  });

  it('stores one deletion when two requests arrive at the same time', async () => {
    const member = await createMember();
    const responses = await Promise.all([
      remove(member, member.idToken),
      remove(member, member.idToken),
    ]);
    for (const { status } of responses) expect([204, 401]).toContain(status);
    expect(responses.some(({ status }) => status === 204)).toBe(true);
    await expect.poll(() => isErased(member.uid), WAIT).toBe(true);
  });

  it('makes a later share by the member fail even when an instance still accepts the session', async () => {
    const member = await createMember();
    // Shares an item first, so that the instance of the Cloud Function `uploads` remembers the session. The instance
    // then accepts the session for a minute, even after the deletion.
    const itemId = await shareItem(member);
    expect((await remove(member, member.idToken)).status).toBe(204);
    await expect(shareItem(member)).rejects.toThrow('Sharing failed');
    await expect.poll(() => isErased(member.uid), WAIT).toBe(true);
    expect((await db.doc(`items/${itemId}`).get()).get('removedAt')).not.toBeNull();
    const items = await db.collection('items').where('ownerId', '==', member.uid).get();
    expect(items.size).toBe(1);
  });
});

describe('the deletion of an account in the Firebase console', () => {
  it('erases the member in the same way as a deletion that the member requests in the app', async () => {
    const { uid, username } = await createMember();
    await auth.deleteUser(uid);
    await expect.poll(() => isErased(uid), WAIT).toBe(true);
    expect(await deletionOf(uid)).toMatchObject({ by: 'console' });
    expect((await memberOf(uid)).exists).toBe(false);
    expect((await db.doc(`usernames/${username ?? ''}`).get()).exists).toBe(false);
  });
});

describe('the job resumeAccountDeletions', () => {
  it('finishes a deletion whose trigger did not run', async () => {
    const { uid } = await createMember();
    const requestedAt = new Date();
    // The trigger runs only when a deletion is created. This deletion is created as finished, so the trigger leaves it
    // to the job.
    const deletion = db.doc(`accountDeletions/${uid}`);
    await deletion.create({
      by: 'member',
      requestedAt,
      email: null,
      names: [],
      erasedAt: requestedAt,
      doneAt: requestedAt,
    });
    await deletion.update({ erasedAt: null, doneAt: null });
    await resume();
    expect(await isErased(uid)).toBe(true);
    expect((await memberOf(uid)).exists).toBe(false);
  });
});
