import { expect, test } from '../fixtures/test';
import { createSignedInMember } from '../support/members';
import { goToPayment, subscriptionSection, upgradeLink } from '../support/plans';

test('after a declined card, a member returns from the payment to the focused button of the chosen plan, and then to the dashboard', async ({
  page,
}) => {
  await createSignedInMember(page);
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Upgrade to Premium' }).first().click();
  await expect(page).toHaveURL('/subscribe?from=%2Fdashboard');
  await goToPayment(page, 'Monthly');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await page.getByRole('link', { name: 'Leave' }).click();

  await expect(page).toHaveURL('/subscribe?plan=monthly');
  await expect(page.getByRole('button', { name: 'Choose Monthly' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(upgradeLink(page)).toBeAttached();
  await page.goto('/account-settings');
  await expect(subscriptionSection(page).getByText('Free', { exact: true })).toBeVisible();
});
