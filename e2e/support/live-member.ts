import { expect, type Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { createMember, type Member } from './members';
import { signIn } from './sign-in';
import { database } from './stored-items';
import { readStoredUid } from './stored-uid';

/** Creates a premium member. Waits until the account has the claim that Firestore's security rules read. */
export async function createPremiumMember(page: Page): Promise<Member & { readonly uid: string }> {
  const member = await createMember(page);
  const uid = await readStoredUid(member);
  await setPlan(uid, 'active');
  await page.context().clearCookies();
  return { ...member, uid };
}

/** Stores the plan, and waits until the account's claim matches the plan. */
export async function setPlan(uid: string, subscriptionStatus: 'active' | null): Promise<void> {
  await database().doc(`users/${uid}`).update({ subscriptionStatus });
  const isPremium = async () =>
    Number((await getAuth().getUser(uid)).customClaims?.['premiumUntil'] ?? 0) > 0;
  await expect.poll(isPremium).toBe(subscriptionStatus === 'active');
}

/** Signs in with the form, so that the browser is also signed in with Firebase. */
export async function signInWithFirebase(page: Page, member: Member): Promise<void> {
  await page.goto('/sign-in');
  await signIn(page, member);
  await expect(page).toHaveURL('/');
}
