import { describe, expect, it } from 'vitest';
import type { FetchedSubscriptionState } from '../../domain/billing/next-billing';
import type { MemberSubscriptionFields } from '../../domain/billing/subscription-state';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import type { SystemWork } from '../../lib/authority';
import { systemWorkFor } from '../../lib/authority.test-support';
import type { BillingRepo } from '../../repos/billing-repo';
import type { UserRecord } from '../../repos/users-repo';

/** A billing repo on an empty database, and the methods that a test needs. */
export interface BillingRepoUnderTest {
  readonly repo: BillingRepo;
  /** Stores a member without a plan, and returns the uid. */
  readonly addMember: () => Promise<string>;
  readonly removeMember: (uid: string) => Promise<void>;
  readonly memberOf: (uid: string) => Promise<UserRecord | null>;
}

const AT = new Date('2026-11-25T12:00:00.000Z');
const END = new Date('2026-12-25T12:00:00.000Z');
const ACTIVE: MemberSubscriptionFields = {
  ...({ subscriptionStatus: 'active', subscriptionPlan: 'monthly' } as const),
  subscriptionEndDate: END,
  isPastDue: false,
};
const FREE: MemberSubscriptionFields = {
  subscriptionStatus: null,
  subscriptionPlan: null,
  subscriptionEndDate: null,
  isPastDue: false,
};

const stateOf = (
  ticket: number,
  added: Partial<FetchedSubscriptionState> = {},
): FetchedSubscriptionState => ({
  current: { subscriptionId: 'sub_1', plan: ACTIVE },
  endedSeen: {},
  ticket,
  writtenBefore: ticket - 1,
  events: [],
  deletedCustomerId: null,
  at: AT,
  ...added,
});

/** Runs the tests that every billing repo must pass: the repo on Firestore and the repo in memory. */
export function describeBillingRepo(name: string, create: Create): void {
  const start: Start = async () => {
    const tested = create();
    const uid = await tested.addMember();
    const by = systemWorkFor(uid);
    const customerId = `cus_${uid}`;
    await tested.repo.claimCustomer(by, { id: customerId, generation: 0 });
    return { ...tested, uid, by, customerId };
  };

  describe(name, () => {
    storesOneCustomer(create, start);
    forgetsDeletedCustomers(start);
    givesTickets(create, start);
    storesInOrder(start);
    storesChanges(start);
    yieldsMembers(create);
  });
}

type Create = () => BillingRepoUnderTest;
/** Creates a repo and a member with a customer at Stripe. */
type Start = () => Promise<
  BillingRepoUnderTest & {
    readonly uid: string;
    readonly by: SystemWork;
    readonly customerId: string;
  }
>;

function storesOneCustomer(create: Create, start: Start): void {
  it('keeps the first customer when a second customer is stored', async () => {
    const { repo, by, uid, customerId } = await start();
    expect(await repo.claimCustomer(by, { id: 'cus_late', generation: 0 })).toBe(customerId);
    expect(await repo.get(uid)).toMatchObject({ customerId, generation: 0, tickets: 0 });
    expect(await repo.memberOf(customerId)).toBe(uid);
    expect(await repo.memberOf('cus_late')).toBeNull();
  });

  it('stores only one customer when several calls run at the same time', async () => {
    const { repo, addMember } = create();
    const uid = await addMember();
    const ids = ['a', 'b', 'c', 'd'].map((letter) => `cus_${letter}_${uid}`);
    const claimed = await Promise.all(
      ids.map((id) => repo.claimCustomer(systemWorkFor(uid), { id, generation: 0 })),
    );
    expect(new Set(claimed).size).toBe(1);
    expect((await repo.get(uid))?.customerId).toBe(claimed[0]);
  });

  it('throws unauthorized when the member is gone', async () => {
    const { repo, addMember, removeMember } = create();
    const uid = await addMember();
    await removeMember(uid);
    const claim = repo.claimCustomer(systemWorkFor(uid), { id: 'cus_1', generation: 0 });
    expect(await appErrorOf(claim)).toMatchObject({ code: 'unauthorized' });
    expect(await repo.get(uid)).toBeNull();
  });
}

function forgetsDeletedCustomers(start: Start): void {
  it('removes a deleted customer, and stores the next customer', async () => {
    const { repo, by, uid, customerId } = await start();
    await repo.takeTicket(by);
    await repo.write(by, stateOf(1, { deletedCustomerId: customerId }));
    expect(await repo.get(uid)).toMatchObject({ customerId: null, generation: 1 });
    expect(await repo.claimCustomer(by, { id: 'cus_2', generation: 1 })).toBe('cus_2');
    expect(await repo.get(uid)).toMatchObject({ subscriptionId: 'sub_1', writtenTicket: 1 });
  });

  it('keeps the customer when another one was deleted', async () => {
    const { repo, by, uid, customerId } = await start();
    await repo.write(by, stateOf(1, { deletedCustomerId: 'cus_earlier' }));
    expect(await repo.get(uid)).toMatchObject({ customerId, generation: 0 });
  });
}

function givesTickets(create: Create, start: Start): void {
  it('gives consecutive ticket numbers to syncs that take their tickets at the same time', async () => {
    const { repo, by } = await start();
    const tickets = await Promise.all([1, 2, 3, 4].map(() => repo.takeTicket(by)));
    expect(tickets.map((ticket) => ticket?.number).sort()).toEqual([1, 2, 3, 4]);
  });

  it('returns no ticket for a sync when the member has no billing record', async () => {
    const { repo, addMember } = create();
    expect(await repo.takeTicket(systemWorkFor(await addMember()))).toBeNull();
  });
}

function storesInOrder(start: Start): void {
  it('stores the plan, the record and the events, and returns the plan before and after the change', async () => {
    const { repo, by, uid, memberOf } = await start();
    const event = { id: `evt_${uid}`, type: 'invoice.paid' };
    const endedSeen = { sub_0: AT };
    const written = await repo.write(by, stateOf(1, { events: [event], endedSeen }));
    expect(written).toEqual({ before: FREE, after: ACTIVE });
    expect(await memberOf(uid)).toMatchObject({ ...ACTIVE, planChangedAt: AT });
    expect(await repo.get(uid)).toMatchObject({
      subscriptionId: 'sub_1',
      writtenTicket: 1,
      endedSeen,
    });
    expect(await repo.hasEvent(event.id)).toBe(true);
    expect(await repo.hasEvent(`${event.id}_other`)).toBe(false);
  });

  it('writes nothing when another sync has written its result after this sync took its ticket', async () => {
    const { repo, by, uid, memberOf } = await start();
    await repo.write(by, stateOf(1));
    const event = { id: `evt_overtaken_${uid}`, type: 'invoice.paid' };
    const current = { subscriptionId: 'sub_1', plan: { ...ACTIVE, isPastDue: true } };
    const overtaken = stateOf(2, { writtenBefore: 0, current, events: [event] });
    expect(await repo.write(by, overtaken)).toBe('overtaken');
    expect((await memberOf(uid))?.isPastDue).toBe(false);
    expect((await repo.get(uid))?.writtenTicket).toBe(1);
    expect(await repo.hasEvent(event.id)).toBe(false);
  });

  it('stores the events but not the plan of a sync when a sync with a later ticket has already written its result', async () => {
    const { repo, by, uid, memberOf } = await start();
    await repo.write(by, stateOf(2));
    const event = { id: `evt_late_${uid}`, type: 'customer.subscription.deleted' };
    const plan: MemberSubscriptionFields = { ...ACTIVE, subscriptionStatus: 'canceled' };
    const current = { subscriptionId: 'sub_1', plan };
    expect(await repo.write(by, stateOf(1, { current, events: [event] }))).toEqual({
      before: ACTIVE,
      after: ACTIVE,
    });
    expect((await memberOf(uid))?.subscriptionStatus).toBe('active');
    expect(await repo.hasEvent(event.id)).toBe(true);
  });

  it('changes nothing when all events of the write are already stored', async () => {
    const { repo, by, uid, memberOf } = await start();
    const events = [{ id: `evt_twice_${uid}`, type: 'invoice.paid' }];
    await repo.write(by, stateOf(1, { current: null, events }));
    await repo.write(by, stateOf(2, { events }));
    expect((await memberOf(uid))?.subscriptionStatus).toBeNull();
    expect((await repo.get(uid))?.writtenTicket).toBe(1);
  });
}

function storesChanges(start: Start): void {
  it('gives each change of the plan a later time, even when the clock was set back', async () => {
    const { repo, by, uid, memberOf } = await start();
    const planChangedAt = async () => (await memberOf(uid))?.planChangedAt?.getTime() ?? 0;
    await repo.write(by, stateOf(1));
    await repo.write(by, stateOf(2));
    expect(await planChangedAt()).toBe(AT.getTime());
    const current = { subscriptionId: 'sub_1', plan: { ...ACTIVE, isPastDue: true } };
    await repo.write(by, stateOf(3, { current, at: new Date(AT.getTime() - 60_000) }));
    expect(await planChangedAt()).toBe(AT.getTime() + 1);
  });

  it('writes nothing when the member is gone', async () => {
    const { repo, by, uid, removeMember } = await start();
    await removeMember(uid);
    const event = { id: `evt_gone_${uid}`, type: 'invoice.paid' };
    expect(await repo.write(by, stateOf(1, { events: [event] }))).toBeNull();
    expect(await repo.hasEvent(event.id)).toBe(false);
    expect((await repo.get(uid))?.writtenTicket).toBe(0);
  });
}

function yieldsMembers(create: Create): void {
  it('yields the members with a billing record in the order of their ids, starting after a given member', async () => {
    const { repo, addMember } = create();
    const added = await Promise.all([1, 2, 3].map(() => addMember()));
    for (const uid of added)
      await repo.claimCustomer(systemWorkFor(uid), { id: `cus_${uid}`, generation: 0 });
    const allAfter = async (uid: string | null) => {
      const found: string[] = [];
      for await (const page of repo.members(uid)) found.push(...page);
      return found.filter((it) => added.includes(it));
    };
    const ordered = added.toSorted();
    expect(await allAfter(null)).toEqual(ordered);
    expect(await allAfter(ordered[0] ?? null)).toEqual(ordered.slice(1));
  });
}
