import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { createSignedInMember } from './members';
import { createSignedInPremiumMember } from './premium';
import { database } from './stored-items';

export const ROLES = ['visitor', 'free', 'premium', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const SIGN_IN: Readonly<Record<Role, (page: Page) => Promise<unknown>>> = {
  visitor: async () => undefined,
  free: createSignedInMember,
  premium: createSignedInPremiumMember,
  admin: registerAdmin,
};

/** Creates a member with this role and signs the page in as this member. Does nothing for a visitor. */
export async function signInAs(page: Page, role: Role): Promise<void> {
  await SIGN_IN[role](page);
}

async function registerAdmin(page: Page): Promise<void> {
  const { email } = await createSignedInMember(page);
  // `database()` initializes firebase-admin, so call it before `getAuth()`.
  const db = database();
  const auth = getAuth();
  const { uid } = await auth.getUserByEmail(email);
  await auth.setCustomUserClaims(uid, { admin: true });
  await db.doc(`admins/${uid}`).set({ grantedAt: new Date(), suspendedUntil: null });
}
