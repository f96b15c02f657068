import { test } from '../fixtures/test';
import { createSignedInMember } from '../support/members';
import { expectPremiumBadge, goToPayment, payForPremium } from '../support/plans';
import { holdEvents, releaseEvents } from '../support/stripe';

test("a member has Premium right after a payment, even if Stripe's events are late", async ({
  page,
}) => {
  await holdEvents();
  try {
    await createSignedInMember(page);
    await page.goto('/subscribe');
    await goToPayment(page, 'Monthly');
    await payForPremium(page);
    await expectPremiumBadge(page);
  } finally {
    await releaseEvents();
  }
});
