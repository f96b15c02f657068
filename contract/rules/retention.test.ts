import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from './durations';
import { freeExpiry, itemExpiry, premiumExpiry } from './retention';

const at = (day: string) => new Date(`${day}T08:00:00Z`);

const NEVER = { subscriptionStatus: null, subscriptionEndDate: null };
const ACTIVE = { subscriptionStatus: 'active', subscriptionEndDate: null } as const;
const canceled = (end: Date | null) => ({
  subscriptionStatus: 'canceled' as const,
  subscriptionEndDate: end?.toISOString() ?? null,
});

describe('itemExpiry', () => {
  it('returns the time 30 days after the item was added, for a free member', () => {
    expect(itemExpiry(at('2026-04-10'), NEVER)).toEqual(at('2026-05-10'));
  });

  it('never returns a time before the end of the UTC month in which the item was added', () => {
    const first = new Date('2026-01-01T00:00:00Z');
    expect(itemExpiry(first, NEVER)).toEqual(new Date('2026-02-01T00:00:00Z'));
    expect(itemExpiry(first, canceled(first))).toEqual(new Date('2026-02-01T00:00:00Z'));
  });

  it("returns the time 90 days after the item was added while the plan is active, regardless of the plan's end date", () => {
    expect(itemExpiry(at('2026-01-01'), ACTIVE)).toEqual(at('2026-04-01'));
    const renewed = { ...ACTIVE, subscriptionEndDate: '2020-01-01T00:00:00.000Z' };
    expect(itemExpiry(at('2026-01-01'), renewed)).toEqual(at('2026-04-01'));
  });

  it.each([
    ['the time 30 days after the end of the plan', '2026-01-10', '2026-02-10', '2026-03-12'],
    ['the end of the premium time, if that is earlier', '2026-01-10', '2026-04-05', '2026-04-10'],
    ['the end of the free time, if that is later', '2026-02-10', '2026-02-10', '2026-03-12'],
    [
      'the end of the free time if the item was added after the end of the plan',
      '2026-02-11',
      '2026-02-10',
      '2026-03-13',
    ],
  ])('for a canceled plan, returns %s', (_what, added, end, expiry) => {
    expect(itemExpiry(at(added), canceled(at(end)))).toEqual(at(expiry));
  });

  it('returns the end of the free time when a canceled plan has no end date', () => {
    expect(itemExpiry(at('2026-04-10'), canceled(null))).toEqual(at('2026-05-10'));
  });
});

type Plan = Parameters<typeof itemExpiry>[1];

interface StoredItem {
  readonly addedAt: Date;
  readonly expiresAt: Date;
}

const ACTS = [
  'share',
  'subscribe',
  'end',
  'end later',
  'end earlier',
  'resume',
  'nothing',
] as const;

/**
 * A step of a random history, such as sharing an item or ending the plan. `after` is the time since the previous step,
 * in milliseconds.
 */
interface Step {
  readonly after: number;
  readonly act: (typeof ACTS)[number];
  /**
   * The time between now and the end of the plan, in milliseconds. The end is in the past if Stripe's event arrived
   * late.
   */
  readonly away: number;
}

const span = (days: number) => fc.integer({ min: 0, max: days * DAY_MS });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    after: fc.oneof(span(1), span(40)),
    act: fc.oneof(fc.constant('share' as const), fc.constantFrom(...ACTS)),
    away: span(40),
  }),
  { maxLength: 40 },
);

/**
 * Returns the plan that the product stores after a step. A step changes the plan only if Stripe allows the change:
 * for example, only a plan that has not ended can be resumed.
 */
function planAfter(plan: Plan, { act, away }: Step, now: Date): Plan {
  const end = plan.subscriptionEndDate === null ? null : new Date(plan.subscriptionEndDate);
  const isRunning =
    plan.subscriptionStatus === 'active' || (end !== null && end.getTime() > now.getTime());
  if (act === 'subscribe' && !isRunning) return ACTIVE;
  if (act === 'resume' && isRunning) return ACTIVE;
  if (act === 'end' && isRunning) return canceled(now);
  if (act === 'end later' && isRunning) return canceled(new Date(now.getTime() + away));
  if (act === 'end earlier' && isRunning) return canceled(new Date(now.getTime() - away));
  return plan;
}

/**
 * Yields the plan and the items after each step. Like the product, it computes an item's expiry when the item is
 * shared, and the expiry of all live items again when the plan changes.
 */
function* history(start: Date, list: readonly Step[]) {
  let [now, plan, items] = [start, NEVER as Plan, [] as StoredItem[]];
  for (const step of list) {
    const before = { plan, items };
    now = new Date(now.getTime() + step.after);
    plan = planAfter(plan, step, now);
    const isLive = ({ expiresAt }: StoredItem) => expiresAt > now;
    if (plan !== before.plan)
      items = items.map((item) =>
        isLive(item) ? { ...item, expiresAt: itemExpiry(item.addedAt, plan) } : item,
      );
    if (step.act === 'share')
      items = [...items, { addedAt: now, expiresAt: itemExpiry(now, plan) }];
    yield { now, plan, items, before };
  }
}

const starts = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2028-12-31T23:59:59Z'),
  noInvalidDate: true,
});

type Moment = ReturnType<typeof history> extends Generator<infer Yielded> ? Yielded : never;

const always = (check: (moment: Moment) => void) => {
  fc.assert(
    fc.property(starts, steps, (start, list) => {
      for (const moment of history(start, list)) check(moment);
    }),
    { numRuns: 500 },
  );
};

describe('in any history of a plan', () => {
  it('an item never expires before the end of its free time or after the end of its premium time', () => {
    always(({ items }) => {
      for (const { addedAt, expiresAt } of items) {
        expect(expiresAt.getTime()).toBeGreaterThanOrEqual(freeExpiry(addedAt).getTime());
        expect(expiresAt.getTime()).toBeLessThanOrEqual(premiumExpiry(addedAt).getTime());
      }
    });
  });

  it('while the plan is active, every live item expires at the end of its premium time', () => {
    always(({ now, plan, items }) => {
      if (plan.subscriptionStatus !== 'active') return;
      for (const { addedAt, expiresAt } of items.filter((item) => item.expiresAt > now))
        expect(expiresAt).toEqual(premiumExpiry(addedAt));
    });
  });

  it('the expiry of an item does not change after the item has expired', () => {
    always(({ now, items, before }) => {
      before.items.forEach(({ expiresAt }, place) => {
        if (expiresAt <= now) expect(items[place]?.expiresAt).toEqual(expiresAt);
      });
    });
  });

  it('an item shared during premium expires 30 days after premium ends, but always between the ends of its free time and premium time', () => {
    always(({ now, plan, items }) => {
      if (plan.subscriptionStatus !== 'canceled' || plan.subscriptionEndDate === null) return;
      const end = Date.parse(plan.subscriptionEndDate);
      const kept = items.filter(
        ({ addedAt, expiresAt }) => addedAt.getTime() <= end && expiresAt > now,
      );
      for (const { addedAt, expiresAt } of kept) {
        const promised = Math.min(premiumExpiry(addedAt).getTime(), end + 30 * DAY_MS);
        const free = freeExpiry(addedAt).getTime();
        expect(expiresAt.getTime()).toBe(promised > free ? promised : free);
      }
    });
  });

  it('an item is kept at least until the end of a canceled plan, or until the end of its premium time if that is earlier', () => {
    fc.assert(
      fc.property(starts, span(100), span(40), (start, age, lasts) => {
        const end = new Date(start.getTime() + lasts);
        const addedAt = new Date(start.getTime() - age);
        const expiresAt = itemExpiry(addedAt, canceled(end));
        const least = Math.min(end.getTime(), premiumExpiry(addedAt).getTime());
        expect(expiresAt.getTime()).toBeGreaterThanOrEqual(least);
      }),
    );
  });
});
