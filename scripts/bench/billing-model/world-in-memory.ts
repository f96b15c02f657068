import type { BilledWorld } from '../../../functions/test/support/billing-model/billed-world';
import { createInterleaving } from './interleaving';
import { callsOf } from './product-calls';
import { createProduct, type Product } from './product-in-memory';
import { createStored } from './stored-in-memory';
import { clientOf, openDouble, START_MS, WEBHOOK_SECRET } from './stripe-in-process';

const UID = 'ada';
/** Instances of the product. Each shares the syncs of a member among its own calls only. */
const INSTANCES = 2;

/** A member, two instances of the product and the local Stripe in this process. `account` is what `setUpAccount` returned. */
export function createWorldInMemory(account: string): BilledWorld {
  let ms = START_MS;
  const now = () => new Date(ms);
  const { control, fetch } = openDouble(() => ms, account);
  const interleaving = createInterleaving();
  const stored = createStored(UID, now);
  let stripeChanged: () => Promise<void> = async () => undefined;
  const stripe = clientOf((request) => {
    const isRead = request.method === 'GET';
    return interleaving.step(isRead ? 'read' : 'write', async () => {
      const response = await fetch(request);
      if (!isRead) await stripeChanged();
      return response;
    });
  });
  const errors: unknown[] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (_event: string, fields?: Record<string, unknown>) =>
      void errors.push(fields?.['error']),
  };
  const parts = { stored, stripe, webhookSecret: WEBHOOK_SECRET, interleaving, log, now };
  const products = Array.from({ length: INSTANCES }, () => createProduct(parts));
  let calls = 0;
  const product = (): Product => {
    const next = products[calls++ % INSTANCES];
    if (!next) throw new Error('There is no instance of the product.');
    return next;
  };

  return {
    ...{ acts: control, stripe: clientOf(fetch), now },
    watch: (watcher) => {
      ({ stripeChanged } = watcher);
      stored.watch(watcher);
    },
    passTime: async (seconds) => {
      ms += seconds * 1000;
      await control.settle();
    },
    together: interleaving.run,
    step: (act) => interleaving.step('other', act),
    ...callsOf({ uid: UID, product, control, triggers: stored.triggers, errors }),
    stored: async () => stored.read(),
  };
}
