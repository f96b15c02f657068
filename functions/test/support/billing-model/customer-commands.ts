import { filterAsync, type RunCommand, actOnChosenObject } from './choices';
import type { Command } from './history';
import { type PlayedState, subscriptionsOf } from './played-state';
import { LOOKUP_KEYS_BY_PLAN } from './stripe-acts';

type Of<Name extends Command['do']> = Extract<Command, { readonly do: Name }>;

const HOUR_S = 60 * 60;

/** Returns the customers who are not deleted. */
const customersIn = ({ world, customers }: PlayedState): Promise<string[]> =>
  filterAsync([...customers], async (customer) => !(await world.acts.read({ customer })).deleted);

/** Returns the open checkout sessions whose customer is not deleted. */
const sessionsIn = async (played: PlayedState): Promise<string[]> => {
  const { world, sessions } = played;
  const customers = await customersIn(played);
  return filterAsync(sessions, async (session) => {
    const { status, customer } = await world.stripe.checkout.sessions.retrieve(session);
    return status === 'open' && typeof customer === 'string' && customers.includes(customer);
  });
};

const onSession =
  (
    act: (played: PlayedState, session: string) => Promise<unknown>,
  ): RunCommand<Of<'pay' | 'decline' | 'expire session'>> =>
  (played, { at }) =>
    actOnChosenObject(played, { at, among: () => sessionsIn(played) }, (session) =>
      act(played, session),
    );

const onCustomer = <Name extends Command['do']>(
  act: (played: PlayedState, customer: string, command: Of<Name>) => Promise<unknown>,
): RunCommand<Of<Name>> => {
  return (played, command) =>
    actOnChosenObject(played, { at: 0, among: () => customersIn(played) }, (customer) =>
      act(played, customer, command),
    );
};

/** Records whether the bank declines the card of the customer's subscriptions. */
async function noteCard(played: PlayedState, customer: string, declines: boolean): Promise<void> {
  for (const { id, customer: owner } of await subscriptionsOf(played))
    if (owner === customer && declines) played.isCardDeclined.add(id);
    else if (owner === customer) played.isCardDeclined.delete(id);
}

/** The commands that act on a customer, a session, a dispute or the account. */
export const customerCommands = {
  pay: onSession(({ world }, session) => world.acts.pay({ session })),
  decline: onSession(({ world }, session) => world.acts.decline({ session })),
  'expire session': onSession(({ world }, session) => world.acts.expireSession({ session })),
  'subscribe in Stripe': onCustomer<'subscribe in Stripe'>(
    async (played, customer, { plan, trialDays, declines }) => {
      const known = new Set((await subscriptionsOf(played)).map(({ id }) => id));
      const lookupKey = LOOKUP_KEYS_BY_PLAN[plan];
      await played.world.acts.subscribe({ customer, lookupKey, trialDays, declines });
      const added = (await subscriptionsOf(played)).filter(({ id }) => !known.has(id));
      if (declines) for (const { id } of added) played.isCardDeclined.add(id);
    },
  ),
  'change card': onCustomer<'change card'>(async (played, customer, { declines }) => {
    await played.world.acts.updateCard({ customer, declines });
    await noteCard(played, customer, declines);
  }),
  'delete customer': onCustomer<'delete customer'>(({ world }, customer) =>
    world.acts.deleteCustomer({ customer }),
  ),
  'close dispute': ((played, { at, status }) =>
    actOnChosenObject(played, { at, among: async () => played.disputes }, async (dispute) => {
      await played.world.acts.closeDispute({ dispute: dispute.id, status });
      played.disputes.splice(played.disputes.indexOf(dispute), 1);
      if (status === 'lost') played.takenBack.add(dispute.subscription);
    })) satisfies RunCommand<Of<'close dispute'>>,
  'after retries': (async ({ world }, { value }) => {
    await world.step(() => world.acts.configure({ afterRetries: value }));
    return true;
  }) satisfies RunCommand<Of<'after retries'>>,
  wait: ((played, { hours }) =>
    actOnChosenObject(played, { at: 0, among: async () => [hours] }, () =>
      played.world.passTime(hours * HOUR_S),
    )) satisfies RunCommand<Of<'wait'>>,
};
