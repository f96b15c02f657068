import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { nowSeconds } from './support/actors';
import { createRulesEnvironment } from './support/environment';

const OWN = [
  'users/owner',
  'users/owner/achievements/first-share',
  'users/owner/usage/2026-11-1',
  'users/owner/favorites/other',
  'items/removed',
  'items/live/likes/owner',
];

const signedInAt = nowSeconds() - 1;

/**
 * Firebase accepts an ID token for an hour and cannot revoke it, so the security rules must reject the tokens of
 * deleted members.
 */
describe.each(['while the account is being deleted', 'after the account was deleted'])(
  'firestore.rules %s',
  (when) => {
    let environment: RulesTestEnvironment;
    beforeAll(async () => {
      environment = await createRulesEnvironment(when.startsWith('while') ? 'ending' : 'deleted');
      await environment.withSecurityRulesDisabled(async (context) => {
        const endedBefore = new Date((signedInAt + 1) * 1000);
        for (const uid of ['owner', 'admin']) {
          const member = context.firestore().doc(`users/${uid}`);
          if (when.startsWith('while')) await member.update({ endedBefore });
          else await member.delete();
        }
      });
    });
    afterAll(() => environment.cleanup());

    const tokenOf = (uid: string, claims = {}) =>
      environment.authenticatedContext(uid, { auth_time: signedInAt, ...claims }).firestore();

    it.each(OWN)('deny %s to a deleted member whose ID token is still valid', async (path) => {
      await assertFails(tokenOf('owner').doc(path).get());
    });

    it('deny reports to a deleted admin whose ID token is still valid', async () => {
      await assertFails(tokenOf('admin', { admin: true }).doc('reports/live_other').get());
    });

    it('allow public documents to a deleted member whose ID token is still valid', async () => {
      await assertSucceeds(tokenOf('owner').doc('items/live').get());
    });
  },
);
