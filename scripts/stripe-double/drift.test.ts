import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@contract/rules/durations';
import type { BillingGateway } from '../../functions/src/gateways/billing/billing';
import { createStripeBillingGateway } from '../../functions/src/gateways/billing/stripe-billing';
import { skipBecause } from '../../functions/test/support/skip-because';
import { setUpBilling } from '../billing/set-up-billing';
import { API_VERSION } from './account';
import type { State } from './state';
import { type OpenApiDocument, readOpenApiDocument } from './openapi-document.test-support';
import { createTestDouble, WEBHOOK_SECRET, type TestDouble } from './stripe-double.test-support';
import { type RunningMock, startStripeMock } from './stripe-mock.test-support';

/**
 * The paths of Stripe's mock and of its OpenAPI document. `npm run test:unit` sets the two environment variables if Go
 * is installed.
 */
const PROGRAM = process.env['STRIPE_MOCK'];
const DOCUMENT = process.env['STRIPE_DOCUMENT'];

let document: OpenApiDocument;
let mock: RunningMock | null = null;

beforeAll(async () => {
  if (PROGRAM === undefined || DOCUMENT === undefined) return;
  document = readOpenApiDocument(DOCUMENT);
  mock = await startStripeMock(PROGRAM);
});

afterAll(() => mock?.stop());

interface Checked {
  readonly double: TestDouble;
  readonly stripe: Stripe;
  /** The messages about requests that Stripe would refuse, and about responses that Stripe would not send. */
  readonly problems: Set<string>;
}

/**
 * Sends a request to Stripe's mock. Returns a message if the mock refuses the request. Ignores the data of the
 * response, because the mock keeps no state.
 */
async function errorsOfMock(request: Request): Promise<string[]> {
  const { pathname, search } = new URL(request.url);
  const body = request.method === 'POST' ? await request.text() : null;
  const { method, headers } = request;
  const response = await fetch(`${mock?.origin ?? ''}${pathname}${search}`, {
    method,
    headers,
    body,
  });
  return response.ok ? [] : [`${method} ${pathname} is refused: ${await response.text()}`];
}

/**
 * Returns a local Stripe and a client of it. Compares each response with the OpenAPI document, and also sends each
 * successful request to the mock. Adds the faults that it finds to `problems`.
 */
function createChecked(): Checked {
  const double = createTestDouble();
  const problems = new Set<string>();
  const send = async (url: string | URL | Request, init?: RequestInit) => {
    const request = new Request(url, init);
    const { method } = request;
    const { pathname } = new URL(request.url);
    const response = await double.fetch(request.clone());
    const found = await document.problemsOfResponse(method, pathname, response.clone());
    const refusals = response.ok ? await errorsOfMock(request) : [];
    for (const problem of [...found, ...refusals]) problems.add(problem);
    return response;
  };
  const httpClient = Stripe.createFetchHttpClient(send);
  const stripe = new Stripe('sk_test_local', { httpClient, maxNetworkRetries: 0 });
  return { double, stripe, problems };
}

const gatewayOf = ({ double, stripe }: Checked): BillingGateway =>
  createStripeBillingGateway({
    open: async () => stripe,
    webhookSecret: WEBHOOK_SECRET,
    siteOrigin: 'https://site.test',
    now: () => new Date(double.now()),
  });

/** Buys a subscription, changes it in the portal and disputes its payment. */
async function subscribeAndDispute({ double, stripe }: Checked, gateway: BillingGateway) {
  const { control, wait } = double;
  const customerId = await gateway.createCustomer({ uid: 'ada', generation: 0 });
  await gateway.setEmail(customerId, 'ada@boloboard.test');
  await gateway.createCheckout({ customerId, uid: 'ada', plan: 'yearly' });
  await gateway.createCheckout({ customerId, uid: 'ada', plan: 'monthly' });
  const { data: sessions } = await stripe.checkout.sessions.list({ customer: customerId });
  const session = sessions[0]?.id ?? '';
  await gateway.customerOfCheckout(session);
  const { subscription } = await control.pay({ session });
  await gateway.customerOfCheckout(session);
  await gateway.createPortal(customerId);
  await wait(31 * DAY_MS);
  await control.changePlan({ subscription, lookupKey: 'boloboard_yearly' });
  await control.changePlan({ subscription, lookupKey: 'boloboard_monthly' });
  await control.cancelAtPeriodEnd({ subscription });
  await gateway.cancelAtPeriodEnd(subscription);
  await gateway.subscription(subscription);
  await control.resume({ subscription });
  const { dispute } = await control.openDispute({ subscription });
  await gateway.isTakenBack(subscription);
  await control.closeDispute({ dispute, status: 'lost' });
  await gateway.isTakenBack(subscription);
}

/** Brings subscriptions into several states, such as 'past_due' and 'paused', then deletes the customer. */
async function reachEveryState({ double }: Checked, gateway: BillingGateway) {
  const { control, wait } = double;
  const customer = await gateway.createCustomer({ uid: 'bob', generation: 0 });
  const start = async (how: { trialDays?: number; declines?: boolean } = {}) =>
    (await control.subscribe({ customer, lookupKey: 'boloboard_monthly', ...how })).subscription;
  await start({ trialDays: 7 });
  await start({ declines: true });
  const refunded = await start();
  const paused = await start();
  await control.pauseSubscription({ subscription: paused });
  await control.refund({ subscription: refunded, amount: 100 });
  await gateway.customer(customer);
  await gateway.refundLatest(refunded);
  await gateway.refundLatest(refunded);
  await gateway.isTakenBack(refunded);
  await gateway.isRefundedAsSecond(refunded);
  await control.updateCard({ customer, declines: true });
  await wait(31 * DAY_MS);
  const { subscriptions } = await gateway.customer(customer);
  expect(new Set(subscriptions.map(({ status }) => status))).toEqual(
    new Set(['past_due', 'incomplete_expired', 'paused', 'canceled']),
  );
  for await (const page of gateway.openSubscriptions()) expect(page.length).toBeGreaterThan(0);
  await gateway.cancel(refunded);
  await gateway.cancel(refunded);
  const { charges } = await control.read({ customer });
  for (const { id } of charges) await gateway.customerOfCharge(id);
  await control.unpauseSubscription({ subscription: paused });
  await gateway.deleteCustomer(customer);
  await gateway.customer(customer);
}

/** Calls all methods of our gateway that send requests, and runs the setup of an account twice. */
async function liveThrough(checked: Checked): Promise<void> {
  const gateway = gatewayOf(checked);
  const used = new Set<string>(['verifyEvent']);
  const watched = new Proxy(gateway, {
    get: (target, name: string) => {
      used.add(name);
      const method: unknown = Reflect.get(target, name);
      return method;
    },
  });
  await setUpBilling(checked.stripe, 'https://site.test');
  await setUpBilling(checked.stripe, 'https://other.test');
  await subscribeAndDispute(checked, watched);
  await reachEveryState(checked, watched);
  await checked.double.wait(DAY_MS);
  expect(used).toEqual(new Set(Object.keys(gateway)));
}

describe('the local Stripe', () => {
  beforeEach((context) => {
    if (!mock)
      skipBecause(context, "Stripe's mock is not installed, and Go is missing to build it");
  });

  it('accepts only requests of our code that Stripe also accepts, and returns only responses that Stripe could return', async () => {
    const checked = createChecked();
    await liveThrough(checked);
    expect([...checked.problems]).toEqual([]);
  });

  it("stores objects and sends events that match Stripe's description of its API", async () => {
    const checked = createChecked();
    await liveThrough(checked);
    const state = JSON.parse(checked.double.save()) as State;
    const inEvents = Object.values(state.events).map(({ data }) => data.object);
    const objects = Object.values(state)
      .flatMap((table: unknown) => Object.values(table as Record<string, unknown>))
      .filter((it) => typeof it === 'object' && it !== null && 'object' in it);
    const problems = [...objects, ...inEvents].flatMap(document.problemsOfObject);
    expect([...new Set(problems)]).toEqual([]);
    expect(inEvents.length).toBeGreaterThan(40);
  });

  it('is checked with problemsOfObject, which reports a missing, wrong or additional field of an object', async () => {
    const { stripe } = createChecked();
    const customer = { ...(await stripe.customers.create({ metadata: { uid: 'ada' } })) };
    expect(document.problemsOfObject(customer)).toEqual([]);
    expect(document.problemsOfObject({ ...customer, created: undefined })).not.toEqual([]);
    expect(document.problemsOfObject({ ...customer, balance: '0' })).not.toEqual([]);
    expect(document.problemsOfObject({ ...customer, plan: 'monthly' })).not.toEqual([]);
  });

  it('is checked with errorsOfMock, which reports a parameter that Stripe does not have', async () => {
    const request = new Request('http://stripe.test/v1/customers', {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_local' },
      body: new URLSearchParams({ plan: 'monthly' }),
    });
    expect(await errorsOfMock(request)).not.toEqual([]);
  });
});

it('API_VERSION is the API version of the installed stripe package', () => {
  const stripe = new Stripe('sk_test_local');
  expect(stripe.getApiField('version')).toBe(API_VERSION);
});
