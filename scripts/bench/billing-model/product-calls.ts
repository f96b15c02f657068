import { AppError } from '../../../functions/src/lib/app-error';
import { bySystem } from '../../../functions/src/lib/authority';
import { actorFor } from '../../../functions/src/lib/authority.test-support';
import {
  type BilledWorld,
  Failed,
} from '../../../functions/test/support/billing-model/billed-world';
import type { StripeControl } from '../../stripe-double/stripe-control';
import { InjectedFault } from './interleaving';
import type { Product } from './product-in-memory';

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
export function callsOf({ uid, product, control, triggers, errors }: CallsParts): Calls {
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
