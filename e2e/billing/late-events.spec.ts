import { test } from '../fixtures/test';
import { registerMember } from '../support/members';
import { expectBadge, goToPayment, pay } from '../support/plans';
import { holdEvents, releaseEvents } from '../support/stripe';

test('a member has Premium after a payment, even before an event of Stripe arrives', async ({
  page,
}) => {
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
