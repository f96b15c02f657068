import { expect, test } from '../fixtures/test';
import { registerMember } from '../support/members';
import { expectBadge, goToPayment, pay, upgradeLink, welcomeToast } from '../support/plans';

test('a payment in one tab gives Premium to the other one', async ({ page, context }) => {
  await registerMember(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(upgradeLink(other)).toBeAttached();
  await page.goto('/subscribe');
  await goToPayment(page, 'Yearly');
  await pay(page);
  await expectBadge(other);
  await expect(upgradeLink(other)).not.toBeAttached();
});

test('two tabs that return from one payment welcome the member once', async ({ page, context }) => {
  await registerMember(page);
  await page.goto('/subscribe');
  await goToPayment(page, 'Monthly');
  const returned = page.waitForURL(/\/dashboard\?subscription=success/);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await returned;
  const address = page.url();
  await expect(welcomeToast(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(address);
  await expect(other).toHaveURL('/dashboard');
  await expectBadge(other);
  await expect(welcomeToast(other)).toBeHidden();
});
