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

  it.each(PRIVATE)('allows %s to the sign-in that verified it, and to later ones', async (path) => {
    await assertSucceeds(readAs(verifiedAt, path));
    await assertSucceeds(readAs(verifiedAt + 1, path));
  });

  it.each(PRIVATE)('denies %s to an earlier sign-in', async (path) => {
    await assertFails(readAs(verifiedAt - 1, path));
  });
});
