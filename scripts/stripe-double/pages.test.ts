import { expect, it } from 'vitest';
import {
  createTestDoubleWithCustomer,
  type TestDoubleWithCustomer,
} from './stripe-double.test-support';

async function open(
  { fetch }: TestDoubleWithCustomer,
  url: string,
  form?: Record<string, string>,
): Promise<{ status: number; location: string | null; html: string }> {
  const body = form && new URLSearchParams(form);
  const response = await fetch(new Request(url, body ? { method: 'POST', body } : {}));
  const { status, headers } = response;
  return { status, location: headers.get('location'), html: await response.text() };
}

/** Opens a portal session with our configuration. */
async function openPortal({ stripe, customer }: TestDoubleWithCustomer): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true });
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    configuration: data[0]?.id ?? '',
    return_url: 'http://site.test/account-settings',
  });
  return url;
}

it('the local Stripe shows the price on the payment page, and a note that the payment is a test', async () => {
  const member = await createTestDoubleWithCustomer();
  const { url } = await member.checkout();
  const { html } = await open(member, url ?? '');
  expect(html).toContain('<strong>Test.</strong>');
  expect(html).toContain('$4.99 a month');
  expect(html).toContain('href="http://site.test/subscribe"');
});

it('the local Stripe redirects the browser to the site with the id of the session after the payment', async () => {
  const member = await createTestDoubleWithCustomer();
  const { id, url } = await member.checkout();
  expect(await open(member, url ?? '', { card: 'pays' })).toMatchObject({
    status: 303,
    location: `http://site.test/dashboard?session=${id}`,
  });
  expect((await open(member, url ?? '')).html).toContain('This payment is complete.');
});

it('the local Stripe shows that a card was declined, and accepts another card', async () => {
  const member = await createTestDoubleWithCustomer();
  const { url } = await member.checkout();
  const declined = await open(member, url ?? '', { card: 'declined' });
  expect(declined.html).toContain('Your card was declined.');
  expect((await open(member, url ?? '', { card: 'pays' })).status).toBe(303);
});

it('the local Stripe cancels and resumes a subscription in the portal', async () => {
  const member = await createTestDoubleWithCustomer();
  const subscription = await member.subscribe();
  const url = await openPortal(member);
  expect((await open(member, url)).html).toContain('Renews on February 15, 2031');
  await open(member, url, { action: 'cancel', subscription });
  expect((await open(member, url)).html).toContain('Ends on February 15, 2031');
  await open(member, url, { action: 'resume', subscription });
  expect((await open(member, url)).html).toContain('Renews on February 15, 2031');
});

it('the local Stripe changes the plan of a subscription in the portal', async () => {
  const member = await createTestDoubleWithCustomer();
  const subscription = await member.subscribe();
  const url = await openPortal(member);
  expect((await open(member, url)).html).toContain('Change to Yearly, $49.99 a year');
  const { data } = await member.stripe.prices.list({ lookup_keys: ['boloboard_yearly'] });
  await open(member, url, { action: 'plan', subscription, price: data[0]?.id ?? '' });
  expect((await open(member, url)).html).toContain('Yearly, $49.99 a year. Renews on January 15');
});

it('the local Stripe shows in the portal why a plan cannot be changed', async () => {
  const member = await createTestDoubleWithCustomer();
  const subscription = await member.subscribe();
  await member.control.cancelAtPeriodEnd({ subscription });
  const url = await openPortal(member);
  const { data } = await member.stripe.prices.list({ lookup_keys: ['boloboard_yearly'] });
  const form = { action: 'plan', subscription, price: data[0]?.id ?? '' };
  expect((await open(member, url, form)).html).toContain('Resume the subscription before');
});

it('the local Stripe replaces the card in the portal', async () => {
  const member = await createTestDoubleWithCustomer();
  await member.subscribe();
  const url = await openPortal(member);
  await open(member, url, { action: 'card', last4: '0341' });
  expect((await open(member, url)).html).toContain('Visa that ends in 0341');
});

it('the local Stripe shows the receipts of a subscription', async () => {
  const member = await createTestDoubleWithCustomer();
  await member.subscribe();
  const url = await openPortal(member);
  const [, path = ''] = /href="(\/receipts\/[^"]+)"/.exec((await open(member, url)).html) ?? [];
  expect((await open(member, new URL(path, url).href)).html).toContain('Total: $4.99');
});

it('the local Stripe refuses to change a subscription of another customer in the portal', async () => {
  const member = await createTestDoubleWithCustomer();
  await member.subscribe();
  const url = await openPortal(member);
  const { id: other } = await member.stripe.customers.create({ metadata: { uid: 'bob' } });
  const { subscription } = await member.control.subscribe({
    customer: other,
    lookupKey: 'boloboard_monthly',
  });
  await open(member, url, { action: 'cancel', subscription });
  expect((await member.stripe.subscriptions.retrieve(subscription)).cancel_at).toBeNull();
});

it('the local Stripe escapes texts of members in HTML', async () => {
  const member = await createTestDoubleWithCustomer();
  await member.stripe.customers.update(member.customer, { email: '<b>@boloboard.test' });
  const { url } = await member.checkout();
  expect((await open(member, url ?? '')).html).toContain('&lt;b>@boloboard.test');
});
