import fc from 'fast-check';
import { AppError } from '../../../functions/src/lib/app-error';
import { bySystem } from '../../../functions/src/lib/authority';
import { actorFor } from '../../../functions/src/lib/authority.test-support';
import {
  type BilledWorld,
  Failed,
} from '../../../functions/test/support/billing-model/billed-world';
import { anyHistory } from '../../../functions/test/support/billing-model/history';
import { playHistory } from '../../../functions/test/support/billing-model/play-history';
import type { Tally } from '../../../functions/test/support/billing-model/played-state';
import type { StripeControl } from '../../stripe-double/stripe-control';
import { createInterleaving, InjectedFault } from './interleaving';
import { createProduct, type Product } from './product-in-memory';
import { createStored } from './stored-in-memory';
import { clientOf, openDouble, setUpAccount, START_MS, WEBHOOK_SECRET } from './stripe-in-process';

interface Histories {
  readonly histories: number;
  /** Repeats a run. By default, each run has another seed. */
  readonly seed?: number | undefined;
}

/** Plays random histories in this process. Throws with the seed and the smallest failing history, if one fails. */
export async function playHistories({ histories, seed }: Histories): Promise<Tally> {
  const account = await setUpAccount();
  const tally: Tally = new Map();
  await fc.assert(
    fc.asyncProperty(anyHistory, (history) =>
      playHistory(createWorldInMemory(account), history, tally),
    ),
    { numRuns: histories, ...(seed !== undefined && { seed }) },
  );
  return tally;
}

const UID = 'ada';
/** Instances of the product. Each shares the syncs of a member among its own calls only. */
const INSTANCES = 2;

/** A member, two instances of the product and the local Stripe in this process. `account` is what `setUpAccount` returned. */
function createWorldInMemory(account: string): BilledWorld {
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
    acts: control,
    stripe: clientOf(fetch),
    now,
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

interface CallsParts {
  readonly uid: string;
  /** Returns the instance for the next call. */
  readonly product: () => Product;
  readonly control: Pick<StripeControl, 'signedEvent'>;
  /** The changes that the trigger has to follow. */
  readonly triggers: string[];
  /** The errors that the product logged. */
  readonly errors: unknown[];
}

type Calls = Pick<
  BilledWorld,
  'checkout' | 'verify' | 'receive' | 'runDailyJob' | 'reconcile' | 'copyClaims' | 'claimsCopied'
>;

/** Returns the result, or why it failed if Stripe or the store did. */
async function attempt<T>(call: Promise<T>): Promise<T | Failed> {
  try {
    return await call;
  } catch (error) {
    const isExpected =
      error instanceof InjectedFault || (error instanceof AppError && error.code === 'unavailable');
    if (isExpected) return new Failed(error);
    throw error;
  }
}

async function nullIfNotFound<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** The calls of a member, of Stripe and of Firebase to the product in this process. */
function callsOf({ uid, product, control, triggers, errors }: CallsParts): Calls {
  /** A trigger that fails runs again later. */
  const copyOne = async (): Promise<boolean> => {
    const trigger = triggers.shift();
    if (trigger === undefined) return false;
    try {
      await product().claims.copy(bySystem('job or trigger', trigger));
    } catch (error) {
      triggers.push(trigger);
      throw error;
    }
    return true;
  };
  /** The job logs the errors of members, and then throws one of its own. */
  const run = async (job: () => Promise<void>): Promise<null> => {
    errors.length = 0;
    await job().catch((error: unknown) => {
      throw errors[0] ?? error;
    });
    return null;
  };

  return {
    checkout: (plan) => attempt(product().checkout.start(actorFor(uid), plan)),
    verify: (sessionId) =>
      attempt(nullIfNotFound(product().paymentCheck.check(actorFor(uid), { sessionId }))),
    receive: async (id) => {
      const { body, signature } = await control.signedEvent({ id });
      const bytes = Buffer.from(body);
      return attempt(
        product()
          .stripeEvents.receive({ bytes, signature })
          .then(() => null),
      );
    },
    runDailyJob: () => attempt(run(() => product().reconciliation.runDaily())),
    reconcile: async () => {
      await run(() => product().reconciliation.runAll());
    },
    copyClaims: async () => (await attempt(copyOne())) !== false,
    claimsCopied: async () => {
      while (await copyOne());
    },
  };
}
