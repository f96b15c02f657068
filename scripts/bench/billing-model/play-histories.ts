import fc from 'fast-check';
import { AppError } from '../../../functions/src/lib/app-error';
import { createSystemWork } from '../../../functions/src/lib/authority';
import { actorFor } from '../../../functions/src/lib/authority.test-support';
import {
  type BillingWorld,
  FailedCall,
} from '../../../functions/test/support/billing-model/billing-world';
import { anyHistory } from '../../../functions/test/support/billing-model/history';
import { playHistory } from '../../../functions/test/support/billing-model/play-history';
import type { Tally } from '../../../functions/test/support/billing-model/played-state';
import type { StripeControl } from '../../stripe-double/stripe-control';
import { createBillingReposInMemory } from './billing-repos-in-memory';
import { createInterleavingScheduler, InjectedFault } from './interleaving-scheduler';
import { createBillingProductInMemory, type BillingProductInMemory } from './product-in-memory';
import {
  createStripeClient,
  openStripeDouble,
  createSavedAccount,
  HISTORY_START_MS,
  WEBHOOK_SECRET,
} from './stripe-in-process';

interface Histories {
  readonly histories: number;
  /** The seed of an earlier run, to play the histories of that run again. By default, each run has a new seed. */
  readonly seed?: number | undefined;
}

/** Plays random histories in this process. If one fails, throws with the seed and the smallest failing history. */
export async function playHistories({ histories, seed }: Histories): Promise<Tally> {
  const account = await createSavedAccount();
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
/**
 * The number of instances of the product. Within one instance, concurrent calls share a sync of a member. With two
 * instances, the histories also test concurrent calls that do not share a sync.
 */
const INSTANCES = 2;

/**
 * Creates a member, two instances of the product and a local Stripe, all in this process.
 * @param account the saved state of a Stripe account, which `createSavedAccount` returns
 */
function createWorldInMemory(account: string): BillingWorld {
  let ms = HISTORY_START_MS;
  const now = () => new Date(ms);
  const { control, fetch } = openStripeDouble(() => ms, account);
  const interleaving = createInterleavingScheduler();
  const stored = createBillingReposInMemory(UID, now);
  let stripeChanged: () => Promise<void> = async () => undefined;
  const stripe = createStripeClient((request) => {
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
    error: (_event: string, fields?: Record<string, unknown>) => {
      errors.push(fields?.['error']);
    },
  };
  const deps = {
    stored,
    stripe,
    webhookSecret: WEBHOOK_SECRET,
    interleaving,
    log,
    now,
  };
  const products = Array.from({ length: INSTANCES }, () => createBillingProductInMemory(deps));
  let calls = 0;
  const product = (): BillingProductInMemory => {
    const next = products[calls % INSTANCES];
    calls += 1;
    if (!next) throw new Error('There is no instance of the product.');
    return next;
  };

  return {
    acts: control,
    stripe: createStripeClient(fetch),
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
    ...callsOf({
      uid: UID,
      product,
      control,
      triggers: stored.triggers,
      errors,
    }),
    stored: async () => stored.read(),
  };
}

interface CallsDeps {
  readonly uid: string;
  /**
   * Returns an instance of the product. The first call returns the first instance, the second call the second one, and
   * the third call the first one again.
   */
  readonly product: () => BillingProductInMemory;
  readonly control: Pick<StripeControl, 'signedEvent'>;
  /** The pending runs of the trigger `copyPremiumClaim`. Each run is represented by the uid of its member. */
  readonly triggers: string[];
  /** The errors that the product logged. */
  readonly errors: unknown[];
}

type Calls = Pick<
  BillingWorld,
  'checkout' | 'verify' | 'receive' | 'runDailyJob' | 'reconcile' | 'copyClaims' | 'claimsCopied'
>;

/**
 * Returns the result of a call to the product, or a FailedCall if a fault was injected or the product threw
 * `unavailable`.
 */
async function attempt<T>(call: Promise<T>): Promise<T | FailedCall> {
  try {
    return await call;
  } catch (error) {
    const isExpected =
      error instanceof InjectedFault || (error instanceof AppError && error.code === 'unavailable');
    if (isExpected) return new FailedCall(error);
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

/** Returns functions that call the product in the same way as a member, Stripe or Firebase. */
function callsOf({ uid, product, control, triggers, errors }: CallsDeps): Calls {
  /**
   * Performs the first run in `triggers`. If the run fails, moves it to the end of `triggers`, and throws. Returns
   * false if `triggers` is empty.
   */
  const copyOne = async (): Promise<boolean> => {
    const trigger = triggers.shift();
    if (trigger === undefined) return false;
    try {
      await product().claims.copy(createSystemWork('job or trigger', trigger));
    } catch (error) {
      triggers.push(trigger);
      throw error;
    }
    return true;
  };
  /**
   * Runs a job. If it fails, throws the first error that the job logged. The error that the job itself throws does not
   * say what failed.
   */
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
          .stripeEventReceiver.receive({ bytes, signature })
          .then(() => null),
      );
    },
    runDailyJob: () => attempt(run(() => product().reconciliation.runDaily())),
    reconcile: async () => {
      await run(() => product().reconciliation.runAll());
    },
    copyClaims: async () => (await attempt(copyOne())) !== false,
    claimsCopied: async () => {
      let hasCopied = true;
      while (hasCopied) hasCopied = await copyOne();
    },
  };
}
