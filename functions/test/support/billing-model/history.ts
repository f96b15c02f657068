import type { Plan } from '@contract/schemas/subscription';
import fc from 'fast-check';
import { STATUSES_AFTER_RETRIES } from './stripe-acts';

/**
 * One command of a history. `at` chooses one of the subscriptions, sessions, disputes or events to which the command
 * can apply.
 */
export type Command =
  | { readonly do: 'checkout'; readonly plan: Plan }
  | { readonly do: 'pay' | 'decline' | 'expire session' | 'verify'; readonly at: number }
  | {
      readonly do: 'subscribe in Stripe';
      readonly plan: Plan;
      readonly trialDays: number;
      readonly declines: boolean;
    }
  | {
      readonly do:
        | 'cancel'
        | 'resume'
        | 'cancel in Stripe'
        | 'pause'
        | 'unpause'
        | 'renew'
        | 'pay open invoice'
        | 'refund'
        | 'refund a part'
        | 'dispute';
      readonly at: number;
    }
  | { readonly do: 'change plan'; readonly at: number; readonly plan: Plan }
  | { readonly do: 'change card'; readonly declines: boolean }
  | { readonly do: 'close dispute'; readonly at: number; readonly status: 'won' | 'lost' }
  | { readonly do: 'delete customer' }
  | { readonly do: 'after retries'; readonly value: (typeof STATUSES_AFTER_RETRIES)[number] }
  | { readonly do: 'wait'; readonly hours: number }
  | { readonly do: 'deliver' | 'deliver and keep' | 'deliver again' | 'drop'; readonly at: number }
  | { readonly do: 'copy claims' | 'daily job' | 'reconcile and check' };

/**
 * Makes one step of the product fail. The step fails either before it has its effect, or after it, as if only the
 * response were lost.
 */
export interface Fault {
  readonly at: number;
  readonly isLost: boolean;
}

/** Commands that run at the same time. `order` decides which command does its next step first. */
export interface Round {
  readonly commands: readonly Command[];
  readonly order: readonly number[];
  readonly fault: Fault | null;
}

export type History = readonly Round[];

const at = fc.nat({ max: 5 });
const plan = fc.constantFrom<Plan>('monthly', 'yearly');

const onSubscription = fc.record({
  do: fc.constantFrom(
    ...(['cancel', 'resume', 'cancel in Stripe', 'pause', 'unpause', 'renew'] as const),
    ...(['pay open invoice', 'refund', 'refund a part', 'dispute'] as const),
  ),
  at,
});

const onEvent = fc.record({
  do: fc.constantFrom('deliver', 'deliver and keep', 'deliver again', 'drop'),
  at,
} as const);

const checkout = fc.record({ do: fc.constant('checkout'), plan } as const);
const pay = fc.record({ do: fc.constant('pay'), at } as const);

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: checkout },
  { weight: 4, arbitrary: pay },
  { weight: 10, arbitrary: onSubscription },
  { weight: 10, arbitrary: onEvent },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('decline', 'expire session', 'verify', 'verify'),
      at,
    } as const),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('change plan'), at, plan } as const) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('change card'), declines: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('close dispute'),
      at,
      status: fc.constantFrom('won', 'lost'),
    } as const),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('subscribe in Stripe'),
      plan,
      trialDays: fc.constantFrom(0, 0, 7),
      declines: fc.boolean(),
    } as const),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), hours: fc.nat({ max: 24 * 40 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('after retries'),
      value: fc.constantFrom(...STATUSES_AFTER_RETRIES),
    } as const),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete customer') } as const) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('copy claims', 'copy claims', 'daily job'),
    } as const),
  },
);

const order = fc.array(fc.nat({ max: 7 }), { maxLength: 12 });
/** Generates a fault for about every fourth round. */
const fault = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.record({ at: fc.nat({ max: 15 }), isLost: fc.boolean() }) },
);

const roundOf = (commands: fc.Arbitrary<readonly Command[]>): fc.Arbitrary<Round> =>
  fc.record({ commands, order, fault });

const twice = (one: fc.Arbitrary<Command>) => fc.array(one, { minLength: 2, maxLength: 2 });

/** Generates rounds in which two tabs open the payment page before the member pays in one of them. */
const twoTabs = fc
  .tuple(roundOf(twice(checkout)), roundOf(twice(pay)))
  .map((rounds): History => rounds);

const firstPayment = fc
  .tuple(roundOf(fc.tuple(checkout)), roundOf(fc.tuple(pay)))
  .map((rounds): History => rounds);

const oneRound = roundOf(fc.array(command, { minLength: 1, maxLength: 4 })).map(
  (round): History => [round],
);

const reconcileAndCheck: Round = {
  commands: [{ do: 'reconcile and check' }],
  order: [],
  fault: null,
};

const scene: fc.Arbitrary<History> = fc.oneof(
  { weight: 12, arbitrary: oneRound },
  { weight: 1, arbitrary: twoTabs },
  { weight: 1, arbitrary: firstPayment },
  { weight: 1, arbitrary: fc.constant([reconcileAndCheck]) },
);

/** Generates a random history of one member. It begins with the payment page in one tab or in two tabs. */
export const anyHistory: fc.Arbitrary<History> = fc
  .tuple(fc.oneof(firstPayment, twoTabs), fc.array(scene, { maxLength: 12 }))
  .map(([first, scenes]) => [...first, ...scenes.flat()]);
