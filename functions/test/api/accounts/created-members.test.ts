import { SESSION_LIFETIME_MS } from '@contract/schemas/session';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSessionsRepo } from '../../../src/repos/sessions-repo';
import { sessionIdOf } from '../../../src/services/accounts/session-id';
import { readAllDocuments } from '../../support/all-documents';
import { callAuthEmulator, signIn } from '../../support/auth-emulator';
import { call } from '../support/api';
import { auth, db } from '../support/environment';
import { createMember, type Member, registerMember } from '../support/member';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const sessionCookieOf = ({ cookie }: Member) => cookie.replace('__session=', '');

/** Replaces a member's ids and names, and all times, with placeholders, because they differ between two members. */
function comparable(member: Member, value: unknown): unknown {
  const names = {
    UID: member.uid,
    EMAIL: member.email,
    SESSION: sessionIdOf(sessionCookieOf(member)),
    ...(member.username !== null && { USERNAME: member.username }),
  };
  // Replaces each Timestamp before it becomes JSON, because a Timestamp has no `toJSON`.
  const text = JSON.stringify(value, (_key, it: unknown) => (isTimestamp(it) ? 'TIME' : it));
  const general = Object.entries(names).reduce((all, [name, it]) => all.replaceAll(it, name), text);
  return JSON.parse(general);
}

const isTimestamp = (value: unknown) => value instanceof Timestamp;

/** Returns the documents that contain the member's uid, keyed by path. */
async function documentsOf(member: Member): Promise<unknown> {
  const documents = (await readAllDocuments(db)).map((it) => [it.ref.path, it.data()] as const);
  const own = documents.filter((it) => JSON.stringify(it).includes(member.uid));
  return comparable(member, Object.fromEntries(own));
}

async function accountOf(member: Member): Promise<unknown> {
  const { email, emailVerified, customClaims = {}, providerData } = await auth.getUser(member.uid);
  const methods = providerData.map(({ providerId, uid }) => ({ providerId, uid }));
  return comparable(member, { email, emailVerified, customClaims, methods });
}

const payloadSchema = z.looseObject({ iat: z.number(), exp: z.number(), auth_time: z.number() });

/** Returns the content of a token without the times at which it was issued. */
function contentOf(token: string) {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { iat, exp, auth_time: _signedInAt, ...content } = payloadSchema.parse(JSON.parse(payload));
  return { ...content, lifetime: exp - iat };
}

const lookupSchema = z.object({ users: z.tuple([z.object({ passwordUpdatedAt: z.number() })]) });

/** Returns the time in milliseconds at which the emulator created the account. */
async function accountCreatedAt({ idToken }: Member): Promise<number> {
  const { users } = lookupSchema.parse(await callAuthEmulator('lookup', { idToken }));
  return users[0].passwordUpdatedAt;
}

describe('a member that `createMember` stores', () => {
  it.each([
    { premium: false, admin: false, emailVerified: true },
    { premium: true, admin: true, emailVerified: false },
  ])('has the same documents and account as a member who has registered: %o', async (options) => {
    const [created, registered] = await Promise.all([
      createMember(options),
      registerMember(options),
    ]);
    // Polls, because a trigger copies the plan to the claims.
    await expect
      .poll(() => accountOf(registered), { timeout: TRIGGER_TIMEOUT_MS })
      .toEqual(await accountOf(created));
    expect(await documentsOf(created)).toEqual(await documentsOf(registered));
  });

  it('has the same documents as a registered member who has made a call when both have no username', async () => {
    const [created, registered] = await Promise.all([
      createMember({ username: null }),
      registerMember({ username: null }),
    ]);
    // Makes a call, because the product stores that the email address is verified when it handles the first call.
    await call('getCurrentUser', { as: registered });
    expect(await documentsOf(created)).toEqual(await documentsOf(registered));
  });

  it('has a session that is not older than the account, because an older session counts as revoked', async () => {
    const member = await createMember();
    const sessionId = sessionIdOf(sessionCookieOf(member));
    const session = await createSessionsRepo(db).get(member.uid, sessionId);
    expect(session?.createdAt.getTime()).toBeGreaterThanOrEqual(await accountCreatedAt(member));
  });

  it('has tokens with the same content as the tokens that the Auth emulator issues', async () => {
    const member = await createMember({ admin: true });
    const idToken = await signIn(member.email);
    const expiresIn = SESSION_LIFETIME_MS;
    const cookie = await auth.createSessionCookie(idToken, { expiresIn });
    expect(contentOf(member.idToken)).toEqual(contentOf(idToken));
    const session = { ...contentOf(cookie), minted: true };
    expect(contentOf(sessionCookieOf(member))).toEqual(session);
  });
});
