import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { nowSeconds } from './support/actors';
import { createRulesEnvironment } from './support/environment';

const verifiedAt = nowSeconds() - 60;
const PRIVATE = [
  'users/owner',
  'users/owner/achievements/first-share',
  'users/owner/usage/2026-11-1',
];

describe('firestore.rules after the owner verified the email address', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await createRulesEnvironment('ended');
    await environment.withSecurityRulesDisabled(async (context) => {
      const endedBefore = new Date(verifiedAt * 1000);
      await context.firestore().doc('users/owner').update({ endedBefore });
    });
  });
  afterAll(() => environment.cleanup());

  const readAs = (authTime: number, path: string) =>
    environment.authenticatedContext('owner', { auth_time: authTime }).firestore().doc(path).get();

  it.each(PRIVATE)(
    'allow %s to the sign-in that verified the email address, and to later sign-ins',
    async (path) => {
      await assertSucceeds(readAs(verifiedAt, path));
      await assertSucceeds(readAs(verifiedAt + 1, path));
    },
  );

  it.each(PRIVATE)('deny %s to a sign-in from before the verification', async (path) => {
    await assertFails(readAs(verifiedAt - 1, path));
  });
});

describe('firestore.rules after admin rights were revoked', () => {
  const revokedAt = nowSeconds() - 60;
  const ADMIN_ONLY = ['reports/live_other', 'auditLog/a1', 'items/hidden'];
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await createRulesEnvironment('revoked');
    await environment.withSecurityRulesDisabled(async (context) => {
      const endedBefore = new Date(revokedAt * 1000);
      await context.firestore().doc('users/admin').update({ endedBefore });
    });
  });
  afterAll(() => environment.cleanup());

  const browserOf = (authTime: number) =>
    environment.authenticatedContext('admin', { admin: true, auth_time: authTime }).firestore();

  it.each(ADMIN_ONLY)('deny %s to an ID token that still has the admin claim', async (path) => {
    await assertFails(
      browserOf(revokedAt - 1)
        .doc(path)
        .get(),
    );
  });

  it('deny the lists for admins to an ID token that still has the admin claim', async () => {
    for (const name of ['reports', 'auditLog', 'items'])
      await assertFails(
        browserOf(revokedAt - 1)
          .collection(name)
          .limit(1)
          .get(),
      );
  });

  it.each(ADMIN_ONLY)(
    'allow %s to an admin who signs in after the rights were granted again',
    async (path) => {
      await assertSucceeds(browserOf(revokedAt).doc(path).get());
    },
  );
});
