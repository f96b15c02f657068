import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTORS, type Actor, browserOf } from './support/actors';
import { createRulesEnvironment } from './support/environment';
import { STORED_DOCUMENTS } from './support/stored-documents';

const EVERYONE: readonly Actor[] = ACTORS;
const NOBODY: readonly Actor[] = [];

/** `get` reads one document by path, `list` its whole collection. */
interface Access {
  readonly get: readonly Actor[];
  readonly list: readonly Actor[];
}

const ACCESS: Readonly<Record<string, Access>> = {
  'items/live': { get: EVERYONE, list: ['admin'] },
  'items/removed': { get: ['owner', 'admin'], list: ['admin'] },
  'items/hidden': { get: ['owner', 'admin'], list: ['admin'] },
  'items/expired': { get: ['owner', 'admin'], list: ['admin'] },
  'items/incomplete': { get: ['owner', 'admin'], list: ['admin'] },
  'items/live/comments/c1': { get: EVERYONE, list: EVERYONE },
  'items/removed/comments/c1': { get: NOBODY, list: NOBODY },
  'items/hidden/comments/c1': { get: NOBODY, list: NOBODY },
  'items/expired/comments/c1': { get: NOBODY, list: NOBODY },
  'items/gone/comments/c1': { get: NOBODY, list: NOBODY },
  'items/live/likes/owner': { get: ['owner'], list: NOBODY },
  'items/live/drafts/d1': { get: NOBODY, list: NOBODY },
  'users/owner': { get: ['owner'], list: NOBODY },
  'users/owner/notifications/n1': { get: NOBODY, list: NOBODY },
  'users/owner/notifications/n1/actors/other': { get: NOBODY, list: NOBODY },
  'users/owner/blocked/other': { get: NOBODY, list: NOBODY },
  'users/owner/achievements/first-share': { get: ['owner'], list: ['owner'] },
  'users/owner/favorites/other': { get: NOBODY, list: NOBODY },
  'users/owner/notifiedSellers/other': { get: NOBODY, list: NOBODY },
  'users/owner/pushTokens/t1': { get: NOBODY, list: NOBODY },
  'users/owner/sessions/5e55': { get: NOBODY, list: NOBODY },
  'users/owner/usage/2026-11-1': { get: ['owner'], list: ['owner'] },
  'users/owner/usage/recognitions-2026-11-21': { get: ['owner'], list: ['owner'] },
  'users/owner/sharedLinks/2026-11-21_live_email': { get: NOBODY, list: NOBODY },
  'users/owner/progress/totals': { get: NOBODY, list: NOBODY },
  'users/owner/receivedLikes/live': { get: NOBODY, list: NOBODY },
  'users/owner/settings/fees': { get: NOBODY, list: NOBODY },
  'users/owner/notes/n1': { get: NOBODY, list: NOBODY },
  'users/premium': { get: ['premium', 'lapsed'], list: NOBODY },
  'users/premium/favorites/other': { get: ['premium'], list: ['premium'] },
  'users/premium/notifications/n1': { get: ['premium'], list: ['premium'] },
  'users/premium/notifications/n1/actors/other': { get: NOBODY, list: NOBODY },
  'users/admin': { get: ['admin'], list: NOBODY },
  'profiles/owner': { get: EVERYONE, list: NOBODY },
  'usernames/owner_member': { get: NOBODY, list: NOBODY },
  'reports/live_other': { get: ['admin'], list: ['admin'] },
  'reports/live_c1_owner': { get: ['admin'], list: ['admin'] },
  'auditLog/a1': { get: ['admin'], list: ['admin'] },
  'championTitles/2026-10': { get: NOBODY, list: NOBODY },
  'passwordResets/0f1e2d': { get: NOBODY, list: NOBODY },
  'accountDeletions/gone': { get: NOBODY, list: NOBODY },
  'emailTokens/3c4b5a': { get: NOBODY, list: NOBODY },
  'mails/verify_owner': { get: NOBODY, list: NOBODY },
  'billingEvents/evt_1': { get: NOBODY, list: NOBODY },
  'counters/webVitals-2026-11-21-0': { get: NOBODY, list: NOBODY },
  'pageViews/2026-11-21-0': { get: NOBODY, list: NOBODY },
  'catalogue/head': { get: NOBODY, list: NOBODY },
  'rateLimits/c0ffee': { get: NOBODY, list: NOBODY },
  'somethingNew/s1': { get: NOBODY, list: NOBODY },
};

const settle = (promise: Promise<unknown>, allowed: boolean) =>
  allowed ? assertSucceeds(promise) : assertFails(promise);

describe('firestore.rules', () => {
  let environment: RulesTestEnvironment;
  const browsers = new Map<Actor, RulesTestContext>();

  beforeAll(async () => {
    environment = await createRulesEnvironment('matrix');
    for (const actor of ACTORS) browsers.set(actor, browserOf(environment, actor));
  });
  afterAll(() => environment.cleanup());

  const docAs = (actor: Actor, path: string) => {
    const browser = browsers.get(actor);
    if (!browser) throw new Error(`No browser for ${actor}`);
    return browser.firestore().doc(path);
  };

  it('are tested with every stored document', () => {
    expect(Object.keys(ACCESS)).toEqual(Object.keys(STORED_DOCUMENTS));
  });

  describe.each(Object.entries(ACCESS))('%s', (path, access) => {
    describe.each(ACTORS)('%s', (actor) => {
      it(access.get.includes(actor) ? 'can get it' : 'cannot get it', async () => {
        await settle(docAs(actor, path).get(), access.get.includes(actor));
      });

      it(
        access.list.includes(actor) ? 'can list its collection' : 'cannot list its collection',
        async () => {
          await settle(docAs(actor, path).parent.get(), access.list.includes(actor));
        },
      );

      it('cannot create a document in its collection', async () => {
        await assertFails(docAs(actor, `${path}-new`).set({ ownerId: actor, userId: actor }));
      });

      it('cannot update or replace it', async () => {
        await assertFails(docAs(actor, path).update({ title: 'changed' }));
        await assertFails(docAs(actor, path).set({ ...STORED_DOCUMENTS[path], likesCount: 999 }));
      });

      it('cannot delete it', async () => {
        await assertFails(docAs(actor, path).delete());
      });
    });
  });

  it('leaves all documents unchanged after these attempts', async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      for (const [path, fields] of Object.entries(STORED_DOCUMENTS)) {
        const stored = await context.firestore().doc(path).get();
        expect(Object.keys(stored.data() ?? {}).sort(), path).toEqual(Object.keys(fields).sort());
        const created = await context.firestore().doc(`${path}-new`).get();
        expect(created.exists, `${path}-new`).toBe(false);
      }
    });
  });
});
