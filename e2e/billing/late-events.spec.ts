import { checkoutSchema } from '../../contract/schemas/checkout';
import { expect, test } from '../fixtures/test';
import { registerMember } from '../support/members';
import { expectBadge, goToPayment, pay, upgradeLink } from '../support/plans';
import { holdEvents, releaseEvents, waitForEvents } from '../support/stripe';

test('a payment counts before any event of Stripe arrives', async ({ page }) => {
  await holdEvents();
  try {
    await registerMember(page);
    await page.goto('/subscribe');
    await goToPayment(page, 'Monthly');
    await pay(page);
    await expectBadge(page);
  } finally {
    await releaseEvents();
  }
});

test('a payment on another device reaches an open page without a reload', async ({ page }) => {
  await registerMember(page);
  await page.clock.install();
  await page.goto('/about');
  await expect(upgradeLink(page)).toBeVisible();
  const checkout = await page.request.post('/api/subscription/create-checkout-session', {
    data: { plan: 'monthly' },
  });
  const { url } = checkoutSchema.parse(await checkout.json());
  await page.request.post(url, { form: { card: 'pays' }, maxRedirects: 0 });
  await waitForEvents();
  await page.clock.fastForward(60_000);
  await expectBadge(page);
});
