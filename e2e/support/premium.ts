import type { Page } from '@playwright/test';
import { currentUserSchema } from '../../contract/schemas/user';
import { database } from './stored-items';
import { registerMember } from './members';

export async function registerPremiumMember(page: Page): Promise<void> {
  await registerMember(page);
  const { id } = currentUserSchema.parse(await (await page.request.get('/api/auth/user')).json());
  await database().doc(`users/${id}`).update({ subscriptionStatus: 'active' });
}
