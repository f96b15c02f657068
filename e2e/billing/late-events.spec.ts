import type { Page } from '@playwright/test';
import { checkoutSchema } from '../../contract/schemas/checkout';
import { expect, test } from '../fixtures/test';
import { searchBoxOf } from '../support/item-list';
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

/** Pays as on another device: the page sees none of the responses. */
async function payElsewhere({ request }: Page): Promise<void> {
  const checkout = await request.post('/api/subscription/create-checkout-session', {
    data: { plan: 'monthly' },
  });
  const { url } = checkoutSchema.parse(await checkout.json());
  await request.post(url, { form: { card: 'pays' }, maxRedirects: 0 });
  await waitForEvents();
}

test('a payment on another device reaches an open page within a minute', async ({ page }) => {
  await registerMember(page);
  await page.clock.install();
  await page.goto('/about');
  await expect(upgradeLink(page)).toBeAttached();
  await payElsewhere(page);
  await page.clock.fastForward(60_000);
  await expectBadge(page);
});

test('a payment on another device reaches an open page with its next call', async ({ page }) => {
  await registerMember(page);
  await page.goto('/');
  await expect(upgradeLink(page)).toBeAttached();
  await payElsewhere(page);
  await expect(upgradeLink(page)).toBeAttached();
  // The server reads the plan with the session, every 2 s here. The app's own check comes after a minute.
  let searches = 0;
  await expect(async () => {
    await searchBoxOf(page).fill(`lamp ${(searches += 1)}`);
    await page.keyboard.press('Enter');
    await expect(upgradeLink(page)).not.toBeAttached({ timeout: 1000 });
  }).toPass();
  await expectBadge(page);
});
