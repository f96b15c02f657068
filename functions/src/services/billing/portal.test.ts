import { expect, it } from 'vitest';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import { actorFor } from '../../lib/authority.test-support';
import { createBillingTestSetup } from './billing.test-support';
import { createBillingPortalService } from './portal';

it("Portal.open returns the URL of the portal for the member's own customer", async () => {
  const { billing, customerId, gateway } = await createBillingTestSetup();
  const portal = createBillingPortalService({ billing, gateway });
  expect(await portal.open(actorFor('ann'))).toBe(`https://portal.test/${customerId}`);
});

it('Portal.open returns null when Stripe has no portal configuration', async () => {
  const { stripe, ...parts } = await createBillingTestSetup();
  stripe.hasPortal = false;
  expect(await createBillingPortalService(parts).open(actorFor('ann'))).toBeNull();
});

it('Portal.open throws not_found for a member without a customer', async () => {
  const portal = createBillingPortalService(await createBillingTestSetup());
  expect(await appErrorOf(portal.open(actorFor('bob')))).toEqual({
    code: 'not_found',
    message: "You don't have a subscription yet.",
  });
});
