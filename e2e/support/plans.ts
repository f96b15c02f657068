import { expect, type Page } from '@playwright/test';
import { openAccountMenu } from './header';

/** Returns the button that pays on the payment page of the local Stripe. */
export const payButton = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true });

/** Chooses a plan and waits for the payment page. */
export async function goToPayment(page: Page, plan: 'Monthly' | 'Yearly'): Promise<void> {
  await page.getByRole('button', { name: `Choose ${plan}` }).click();
  await expect(page.getByRole('heading', { name: 'Pay for your subscription' })).toBeVisible();
}

const welcomeToast = (page: Page) => page.getByText('Welcome to Premium!', { exact: true }).first();

/** Pays, and waits until the dashboard welcomes the member. */
export async function payForPremium(page: Page): Promise<void> {
  await payButton(page).click();
  await expect(welcomeToast(page)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
}

/**
 * Returns the link 'Upgrade', which only free members have. It is in the header of a wide screen. On a phone, it is in
 * the account menu, and is visible only while the menu is open.
 */
export const upgradeLink = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: 'Upgrade', exact: true, includeHidden: true })
    .first();

export async function expectPremiumBadge(page: Page): Promise<void> {
  await openAccountMenu(page);
  const account = page.getByRole('navigation', { name: 'Account' });
  await expect(
    account.getByText('Premium', { exact: true }).filter({ visible: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
}

export const subscriptionSection = (page: Page) =>
  page.getByRole('region', { name: 'Subscription', exact: true });
