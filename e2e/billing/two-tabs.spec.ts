import { expect, test } from '../fixtures/test';
import { createSignedInMember } from '../support/members';
import { expectPremiumBadge, goToPayment, payForPremium, upgradeLink } from '../support/plans';

test('a payment in one tab shows Premium in the other tab, too', async ({ page, context }) => {
  await createSignedInMember(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(upgradeLink(other)).toBeAttached();
  await page.goto('/subscribe');
  await goToPayment(page, 'Yearly');
  await payForPremium(page);
  await expectPremiumBadge(other);
  await expect(upgradeLink(other)).not.toBeAttached();
});
