import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createRulesEnvironment } from './support/environment';

const HOUR_MS = 60 * 60 * 1000;
const ADMIN_ONLY = ['reports/live_other', 'auditLog/a1', 'items/hidden'];

describe('firestore.rules for suspended members', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await createRulesEnvironment('suspended');
  });
  afterAll(() => environment.cleanup());

  const suspend = (uid: string, suspendedUntil: Date) =>
    environment.withSecurityRulesDisabled(async (context) => {
      await context.firestore().doc(`users/${uid}`).update({ suspendedUntil });
    });
  const admin = () => environment.authenticatedContext('admin', { admin: true }).firestore();

  it.each([
    ['for an hour', new Date(Date.now() + HOUR_MS)],
    ['for good', ENDLESS_SUSPENSION_END],
  ])(
    'do not let an admin who is suspended %s read documents that only admins can read',
    async (_for, until) => {
      await suspend('admin', until);
      for (const path of ADMIN_ONLY) await assertFails(admin().doc(path).get());
      for (const name of ['reports', 'auditLog', 'items'])
        await assertFails(admin().collection(name).limit(1).get());
    },
  );

  it('let an admin read the documents that only admins can read when the suspension has ended', async () => {
    await suspend('admin', new Date(Date.now() - 1000));
    for (const path of ADMIN_ONLY) await assertSucceeds(admin().doc(path).get());
  });

  it('let a suspended member read their own data', async () => {
    await suspend('owner', ENDLESS_SUSPENSION_END);
    const owner = environment.authenticatedContext('owner').firestore();
    for (const path of ['users/owner', 'users/owner/achievements/first-share', 'items/hidden'])
      await assertSucceeds(owner.doc(path).get());
  });
});
