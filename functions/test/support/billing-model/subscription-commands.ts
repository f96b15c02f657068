import type Stripe from 'stripe';
import { commandOnSubscription } from './choices';
import type { Command } from './history';
import { type PaymentState, paymentStateOf } from './payments-at-stripe';
import type { PlayedState } from './played-state';
import { isLiveSubscription } from './possible-plans';
import { LOOKUP_KEYS_BY_PLAN } from './stripe-acts';

type Of<Name extends Command['do']> = Extract<Command, { readonly do: Name }> & {
  readonly at: number;
};

const isEnded = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

const has =
  (...kinds: readonly PaymentState[]) =>
  async (subscription: Stripe.Subscription, { world }: PlayedState): Promise<boolean> =>
    kinds.includes(await paymentStateOf(world.stripe, subscription.id));

const idOf = ({ id }: Stripe.Subscription) => ({ subscription: id });

/** The smallest partial refund in cents. After a change of plan, a payment can be this small. */
const PART_CENTS = 1;

/** The commands that act on one subscription. */
export const subscriptionCommands = {
  cancel: commandOnSubscription<Of<'cancel'>>({
    suits: (it) => isLiveSubscription(it) && it.cancel_at === null,
    act: (it, { world }) => world.acts.cancelAtPeriodEnd(idOf(it)),
  }),
  resume: commandOnSubscription<Of<'resume'>>({
    suits: (it) => !isEnded(it) && it.cancel_at !== null,
    act: (it, { world }) => world.acts.resume(idOf(it)),
  }),
  'change plan': commandOnSubscription<Of<'change plan'>>({
    suits: (it, { isCardDeclined }, { plan }) =>
      ['active', 'trialing'].includes(it.status) &&
      it.cancel_at === null &&
      it.items.data[0]?.price.lookup_key !== LOOKUP_KEYS_BY_PLAN[plan] &&
      !isCardDeclined.has(it.id),
    act: (it, { world }, { plan }) =>
      world.acts.changePlan({ ...idOf(it), lookupKey: LOOKUP_KEYS_BY_PLAN[plan] }),
  }),
  'cancel in Stripe': commandOnSubscription<Of<'cancel in Stripe'>>({
    suits: (it) => !isEnded(it),
    act: (it, { world }) => world.acts.cancelNow(idOf(it)),
  }),
  pause: commandOnSubscription<Of<'pause'>>({
    suits: ({ status }) => status === 'active' || status === 'trialing',
    act: (it, { world }) => world.acts.pauseSubscription(idOf(it)),
  }),
  unpause: commandOnSubscription<Of<'unpause'>>({
    suits: ({ status }) => status === 'paused',
    act: (it, { world }) => world.acts.unpauseSubscription(idOf(it)),
  }),
  renew: commandOnSubscription<Of<'renew'>>({
    suits: (it) => !isEnded(it),
    act: async (it, { world }) => {
      const end = it.items.data[0]?.current_period_end ?? 0;
      await world.passTime(Math.max(0, end + 1 - Math.floor(world.now().getTime() / 1000)));
    },
  }),
  'pay open invoice': commandOnSubscription<Of<'pay open invoice'>>({
    suits: ({ status }) => ['past_due', 'unpaid', 'incomplete'].includes(status),
    act: (it, { world }) => world.acts.payOpenInvoice(idOf(it)),
  }),
  refund: commandOnSubscription<Of<'refund'>>({
    suits: has('paid', 'partly refunded'),
    act: async (it, { world, takenBack }) => {
      await world.acts.refund(idOf(it));
      takenBack.add(it.id);
    },
  }),
  'refund a part': commandOnSubscription<Of<'refund a part'>>({
    suits: has('paid'),
    act: async (it, { world, takenBack }) => {
      await world.acts.refund({ ...idOf(it), amount: PART_CENTS });
      if ((await paymentStateOf(world.stripe, it.id)) === 'refunded') takenBack.add(it.id);
    },
  }),
  dispute: commandOnSubscription<Of<'dispute'>>({
    suits: has('paid', 'partly refunded'),
    act: async (it, { world, disputes }) => {
      const { dispute: id } = await world.acts.openDispute(idOf(it));
      disputes.push({ id, subscription: it.id });
    },
  }),
};
