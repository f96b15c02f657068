import type { Page } from '@playwright/test';
import { currentUserSchema } from '../../contract/schemas/user';
import { database } from './stored-items';
import { createSignedInMember } from './members';

export async function createSignedInPremiumMember(page: Page): Promise<void> {
  await createSignedInMember(page);
  const { id } = currentUserSchema.parse(await (await page.request.get('/api/auth/user')).json());
  await database().doc(`users/${id}`).update({ subscriptionStatus: 'active' });
}
