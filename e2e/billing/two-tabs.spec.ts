import { expect, test } from '../fixtures/test';
import { registerMember } from '../support/members';
import { expectPremiumBadge, goToPayment, pay, upgradeLink } from '../support/plans';

test('a payment in one tab shows Premium in the other tab, too', async ({ page, context }) => {
  await registerMember(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(upgradeLink(other)).toBeAttached();
  await page.goto('/subscribe');
  await goToPayment(page, 'Yearly');
  await pay(page);
  await expectPremiumBadge(other);
  await expect(upgradeLink(other)).not.toBeAttached();
});
