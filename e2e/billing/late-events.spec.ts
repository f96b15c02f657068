import { test } from '../fixtures/test';
import { registerMember } from '../support/members';
import { expectPremiumBadge, goToPayment, pay } from '../support/plans';
import { holdEvents, releaseEvents } from '../support/stripe';

test("a member has Premium right after a payment, even if Stripe's events are late", async ({
  page,
}) => {
  await holdEvents();
  try {
    await registerMember(page);
    await page.goto('/subscribe');
    await goToPayment(page, 'Monthly');
    await pay(page);
    await expectPremiumBadge(page);
  } finally {
    await releaseEvents();
  }
});
