import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { expect, it, onTestFinished } from 'vitest';
import { pickFreePort } from '../lib/ports';
import { withTemporaryFolder } from '../lib/temporary-folder';
import { startStripeDouble } from './start-stripe-double';

const SECRET = 'whsec_local';

/**
 * Starts a server in place of our webhook. Returns its URL, and the list of the types of events that it got with a
 * correct signature.
 */
async function listen(): Promise<{ url: string; types: string[] }> {
  const types: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      types.push(Stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, SECRET).type);
      response.end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
  });
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, types };
}

it('the local Stripe serves the client of the stripe package, and continues from the saved file after a restart', async () => {
  await withTemporaryFolder(join(tmpdir(), 'boloboard-stripe-'), async (folder) => {
    const { url: webhookUrl, types } = await listen();
    const port = await pickFreePort();
    const dataFile = join(folder, 'stripe.json');
    const options = { port, webhookUrl, webhookSecret: SECRET, dataFile };
    const stripe = new Stripe('sk_test_local', { host: '127.0.0.1', port, protocol: 'http' });

    const first = await startStripeDouble(options);
    const { id } = await stripe.customers.create({ metadata: { uid: 'ada' } });
    await first.control.eventsSettled();
    expect(types).toEqual(['customer.created']);
    first.save(dataFile);
    await first.close();

    const second = await startStripeDouble(options);
    expect(await stripe.customers.retrieve(id)).toMatchObject({ metadata: { uid: 'ada' } });
    await second.close();
  });
});

it('the local Stripe executes controls (`/__control/{name}`) sent over HTTP, and returns 400 for a wrong input or name', async () => {
  const { url: webhookUrl } = await listen();
  const port = await pickFreePort();
  const dataFile = join(tmpdir(), 'boloboard-stripe-none.json');
  const double = await startStripeDouble({ port, webhookUrl, webhookSecret: SECRET, dataFile });
  const control = async (name: string, input: object) => {
    const body = JSON.stringify(input);
    const response = await fetch(`${double.origin}/__control/${name}`, { method: 'POST', body });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  expect(await control('advanceClock', { seconds: 5 })).toEqual({ status: 200, body: null });
  expect(await control('heldEvents', {})).toEqual({ status: 200, body: [] });
  expect((await control('advanceClock', {})).status).toBe(400);
  expect((await control('unknown', {})).status).toBe(400);
  await double.close();
});
