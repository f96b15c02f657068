import { expectNoAxeViolationsInBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { createMember } from '../support/members';
import {
  expectPremiumBadge,
  goToPayment,
  payForPremium,
  payButton,
  subscriptionSection,
  upgradeLink,
} from '../support/plans';
import { signIn } from '../support/sign-in';
import { endBillingPeriod } from '../support/stripe';

test('a visitor signs in, pays, sees the welcome, cancels in the portal, and has the free plan after the paid period', async ({
  page,
}) => {
  const member = await createMember(page);
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { name: 'Upgrade to Premium' })).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page);
  await page.getByRole('button', { name: 'Choose Yearly' }).click();
  await expect(page).toHaveURL(/^[^?]*\/sign-in\?next=/);
  await signIn(page, member);
  await expect(page).toHaveURL('/subscribe?plan=yearly');
  await expect(page.getByRole('button', { name: 'Choose Yearly' })).toBeFocused();
  await expectNoAxeViolationsInBothSchemes(page);

  await goToPayment(page, 'Yearly');
  await expect(payButton(page)).toBeVisible();
  await payForPremium(page);
  await expectPremiumBadge(page);
  // Matches the whole text, because the welcome toast also contains the words 'Premium features'.
  await expect(page.getByText('Premium Feature', { exact: true })).toHaveCount(0);
  await expectNoAxeViolationsInBothSchemes(page);

  await page.goto('/account-settings');
  const subscription = subscriptionSection(page);
  await expect(subscription.getByText('Active', { exact: true })).toBeVisible();
  await expect(subscription.getByText(/^Renews \w{3} \d{1,2}, \d{4}$/)).toBeVisible();
  await subscription.getByRole('button', { name: 'Manage Subscription' }).click();
  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await expect(page.getByText(/Ends on/)).toBeVisible();
  await page.clock.install();
  await page.getByRole('link', { name: 'Return to BoloBoard' }).click();
  await expect(page).toHaveURL('/account-settings');
  await expect(subscription.getByText('Canceled', { exact: true })).toBeVisible();
  await expect(subscription.getByText(/^Expires \w{3} \d{1,2}, \d{4}$/)).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page);

  await endBillingPeriod(member);
  await page.clock.fastForward(60_000);
  await expect(subscription.getByText('Free', { exact: true })).toBeVisible();
  await expect(upgradeLink(page)).toBeAttached();
  await expectNoAxeViolationsInBothSchemes(page);
});
