import { createHmac } from 'node:crypto';
import type { Account } from './account';
import type { EventDelivery } from './state';

/** The highest number of attempts to deliver an event to an endpoint. Stripe itself tries for three days. */
const MAX_ATTEMPTS = 16;

const HOUR_S = 60 * 60;

/** Returns the value of the header `stripe-signature` (https://docs.stripe.com/webhooks/signature). */
export function signatureOf(body: string, secret: string, time: number): string {
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}

/** Returns the body of a request that sends an event to an endpoint. */
export function eventBody({ state }: Account, id: string): string {
  const event = state.events[id];
  if (!event) throw new Error(`There is no event ${id}.`);
  return JSON.stringify(event, null, 2);
}

export interface WebhookSender {
  /** Starts every delivery that is due. Returns without waiting for the responses. */
  readonly start: () => void;
  /** Resolves when no delivery is running or due. */
  readonly settled: () => Promise<void>;
  /**
   * Sends an event immediately to its endpoints, one after the other. Returns the status of the last response, or 0 if
   * the last request got no response.
   */
  readonly deliver: (event: string) => Promise<number>;
}

type Send = (request: Request) => Promise<Response>;

const isAccepted = (status: number): boolean => status >= 200 && status < 300;

/** Sends an event once. Returns the status of the response, or 0 if there was no response. */
async function post(account: Account, send: Send, event: string, url: string): Promise<number> {
  const body = eventBody(account, event);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': signatureOf(body, account.secret, account.clock()),
  };
  try {
    const response = await send(new Request(url, { method: 'POST', headers, body }));
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/**
 * Updates a delivery after an attempt. Removes the delivery if the endpoint accepted the event or if this was the last
 * attempt. Otherwise plans the next attempt.
 */
function finish({ state, clock }: Account, delivery: EventDelivery, status: number): void {
  delivery.attempts += 1;
  if (isAccepted(status) || delivery.attempts >= MAX_ATTEMPTS)
    state.deliveries = state.deliveries.filter((it) => it !== delivery);
  else delivery.due = clock() + Math.min(2 ** (delivery.attempts - 1), HOUR_S);
}

/**
 * Sends an event immediately to each endpoint for which a delivery of the event is planned. If no delivery is planned,
 * sends the event to all endpoints.
 */
async function deliverNow(account: Account, send: Send, event: string): Promise<number> {
  const { state } = account;
  const waiting = state.deliveries.filter((it) => it.event === event);
  const urls = waiting.length > 0 ? waiting.map(({ url }) => url) : endpointsOf(account);
  let status = 0;
  for (const url of urls) {
    status = await post(account, send, event, url);
    if (isAccepted(status))
      state.deliveries = state.deliveries.filter((it) => it.event !== event || it.url !== url);
  }
  return status;
}

/**
 * Delivers events to the webhook endpoints. Deliveries run concurrently, so events may arrive in any order, as they may
 * from Stripe.
 */
export function createWebhookSender(account: Account, send: Send): WebhookSender {
  const { state, clock } = account;
  const running = new Map<EventDelivery, Promise<void>>();
  const isDue = (it: EventDelivery) => !it.isHeld && !running.has(it) && it.due <= clock();
  const start = () => {
    for (const delivery of state.deliveries.filter(isDue))
      running.set(
        delivery,
        post(account, send, delivery.event, delivery.url).then((status) => {
          running.delete(delivery);
          finish(account, delivery, status);
        }),
      );
  };
  return {
    start,
    settled: async () => {
      start();
      while (running.size > 0) {
        await Promise.all(running.values());
        start();
      }
    },
    deliver: (event) => deliverNow(account, send, event),
  };
}

const endpointsOf = ({ state }: Account): string[] =>
  Object.values(state.webhookEndpoints).map(({ url }) => url);
