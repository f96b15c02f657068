import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { createFirebaseIdentityGateway } from '../../functions/src/gateways/identity/firebase-identity';
import { createSystemWork } from '../../functions/src/lib/authority';
import { createPremiumClaimsCopier } from '../../functions/src/services/billing/premium-claims-copier';
import { composeBillingServices } from '../billing/compose-billing-services';
import { LOCAL_STRIPE } from '../stack/stripe';
import { createControlClient } from '../stripe-double/control-client';
import type { StripeControl } from '../stripe-double/stripe-control';
import { DEMO_MEMBERS, type DemoMember, type DemoPlan } from './demo-members';

const TWO_DAYS_S = 2 * 24 * 60 * 60;

/**
 * Plans whose first month has already ended. They start before the other plans. The local Stripe then moves its time
 * forward to the end of their first month, and only then do the other plans start.
 */
const ENDED_PERIODS: readonly DemoPlan[] = ['lapsed', 'past due'];

interface PlansSpec {
  readonly stripeOrigin: string;
  readonly now: () => Date;
}

interface Customer extends DemoMember {
  readonly plan: DemoPlan;
  readonly customer: string;
}

/** Lets members with plans pay at the local Stripe. Idempotent: skips members who already are customers. */
export async function fillPlans(
  db: Firestore,
  auth: Auth,
  { stripeOrigin, now }: PlansSpec,
): Promise<void> {
  const account = { secretKey: LOCAL_STRIPE.key, apiOrigin: stripeOrigin };
  const { repos, gateway, reconciliation } = composeBillingServices(db, account, now);
  const customers: Customer[] = [];
  for (const member of DEMO_MEMBERS) {
    const { uid, email, plan } = member;
    if (plan === null || (await repos.billing.get(uid)) !== null) continue;
    const id = await gateway.createCustomer({ uid, generation: 0 });
    await gateway.setEmail(id, email);
    const claimed = { id, generation: 0 };
    const customer = await repos.billing.claimCustomer(createSystemWork('script', uid), claimed);
    customers.push({ ...member, plan, customer });
  }
  const control = createControlClient(stripeOrigin);
  await pay(control, customers);
  await control.eventsSettled();
  // Reads the plans from the local Stripe and stores them again, because the functions may have missed Stripe's events
  // while the functions were starting.
  const identity = createFirebaseIdentityGateway(() => Promise.resolve(auth));
  const claims = createPremiumClaimsCopier({ users: repos.users, identity });
  for (const { uid } of customers) {
    await reconciliation.runOne(uid);
    await claims.copy(createSystemWork('script', uid));
  }
}

/**
 * Starts the plans. Lets time pass at the local Stripe until each plan is in its intended state, such as 'past due'.
 */
async function pay(control: StripeControl, customers: readonly Customer[]): Promise<void> {
  const over = customers.filter(({ plan }) => ENDED_PERIODS.includes(plan));
  const started = [];
  for (const customer of over) started.push(await start(control, customer));
  for (const subscription of started) await control.endPeriod({ subscription });
  for (const customer of customers) if (!over.includes(customer)) await start(control, customer);
  await control.advanceClock({ seconds: TWO_DAYS_S });
}

/** Starts a plan and returns the id of its subscription. */
async function start(control: StripeControl, { customer, plan }: Customer): Promise<string> {
  const lookupKey = plan === 'yearly' ? 'boloboard_yearly' : 'boloboard_monthly';
  const { subscription } = await control.subscribe({ customer, lookupKey });
  if (plan === 'canceled' || plan === 'lapsed') await control.cancelAtPeriodEnd({ subscription });
  if (plan === 'past due') await control.updateCard({ customer, declines: true });
  return subscription;
}
