import { expect, it } from 'vitest';
import { actorFor } from '../../lib/authority.test-support';
import { refusalOf } from '../../lib/refusal-of.test-support';
import { createBilledMember } from './billing.test-support';
import { createPortal } from './portal';

it("Portal.open returns the URL of the portal for the member's own customer", async () => {
  const { billing, customerId, gateway } = await createBilledMember();
  const portal = createPortal({ billing, gateway });
  expect(await portal.open(actorFor('ann'))).toBe(`https://portal.test/${customerId}`);
});

it('Portal.open returns null when Stripe has no portal configuration', async () => {
  const { stripe, ...parts } = await createBilledMember();
  stripe.hasPortal = false;
  expect(await createPortal(parts).open(actorFor('ann'))).toBeNull();
});

it('Portal.open throws not_found for a member without a customer', async () => {
  const portal = createPortal(await createBilledMember());
  expect(await refusalOf(portal.open(actorFor('bob')))).toEqual({
    code: 'not_found',
    message: "You don't have a subscription yet.",
  });
});
