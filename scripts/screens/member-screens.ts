import type { Page } from '@playwright/test';
import { pressButton, type Screen } from './screen';

/** A suspended member with a pending appeal (`scripts/demo/fill-moderation.ts`). */
const SUSPENDED = 'backroad_finds@boloboard.test';

async function selectAll(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await pressButton(page, 'Select Items');
  await pressButton(page, 'Select All');
}

/** The screens of a member's account that need a tap to open. */
export const MEMBER_SCREENS: readonly Screen[] = [
  {
    name: 'account-menu',
    roles: ['free', 'premium', 'admin'],
    open: async (page) => {
      await page.goto('/about');
      await pressButton(page, 'account menu');
    },
  },
  {
    name: 'selecting-items',
    roles: ['premium'],
    open: selectAll,
  },
  {
    name: 'delete-question',
    roles: ['premium'],
    open: async (page) => {
      await selectAll(page);
      await pressButton(page, 'Delete Selected');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'delete-account',
    roles: ['free'],
    open: async (page) => {
      await page.goto('/account-settings');
      await pressButton(page, 'Delete My Account');
    },
  },
  {
    name: 'suspended-home',
    roles: ['free'],
    email: SUSPENDED,
    open: (page) => page.goto('/'),
  },
  {
    name: 'suspended-appeal',
    roles: ['free'],
    email: SUSPENDED,
    isLong: true,
    open: (page) => page.goto('/appeals/demoSuspensionOfBackroad'),
  },
];
