import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { NO_END_DATE } from '@contract/rules/premium';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { nowSeconds } from './support/actors';
import { createRulesEnvironment } from './support/environment';

describe('firestore.rules for custom claims', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await createRulesEnvironment('claims');
  });
  afterAll(() => environment.cleanup());

  const as = (uid: string, claims: Record<string, unknown>) =>
    environment.authenticatedContext(uid, claims).firestore();
  const notificationsWith = (premiumUntil: unknown) =>
    as('premium', { premiumUntil }).collection('users/premium/notifications').get();

  it.each([
    ['an hour ahead', nowSeconds() + 3600],
    ['the date of a plan that does not end', NO_END_DATE.getTime() / 1000],
  ])(
    'let a member read their notifications when the claim premiumUntil is %s',
    async (_name, premiumUntil) => {
      await assertSucceeds(notificationsWith(premiumUntil));
    },
  );

  it.each([
    ['a second ago', nowSeconds() - 1],
    ['zero', 0],
    ['null', null],
    ['true', true],
    ['a string', String(nowSeconds() + 3600)],
    ['a fraction', nowSeconds() + 3600.5],
    ['an ISO date', NO_END_DATE.toISOString()],
  ])(
    'do not let a member read their notifications when the claim premiumUntil is %s',
    async (_name, premiumUntil) => {
      await assertFails(notificationsWith(premiumUntil));
    },
  );

  it('do not let a premium member read the notifications of another member', async () => {
    const browser = as('premium', { premiumUntil: nowSeconds() + 3600 });
    await assertFails(browser.collection('users/owner/notifications').get());
    await assertFails(browser.doc('users/owner/notifications/n1').get());
  });

  it.each([false, 'true', 1, null])(
    'do not let a member read what only admins can read when the claim admin is %j',
    async (admin) => {
      const browser = as('someone', { admin });
      await assertFails(browser.collection('reports').get());
      await assertFails(browser.collection('auditLog').get());
      await assertFails(browser.doc('items/removed').get());
    },
  );

  it('do not let an admin read the private documents of other members', async () => {
    const browser = as('admin', { admin: true, premiumUntil: nowSeconds() + 3600 });
    await assertFails(browser.doc('users/owner').get());
    await assertFails(browser.collection('users/owner/notifications').get());
  });
});
