import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import { expect, it } from 'vitest';
import type { RulingRecord } from '../../repos/rulings';
import { createNotifyOfSanctions } from './notify-of-sanctions';

const at = new Date('2026-11-26T12:00:00Z');
const suspension: RulingRecord = {
  kind: 'suspension',
  memberId: 'ann',
  memberUsername: 'ann_sells',
  at,
  text: 'Spam.',
  reason: null,
  itemId: null,
  itemTitle: null,
  isAutomatic: false,
  byId: null,
  by: null,
  until: new Date('2026-12-03T12:00:00Z'),
  end: null,
  endedAt: null,
  appeal: null,
  appealStatus: null,
  appealAt: null,
  endsSubscription: false,
  idempotencyKey: null,
};

/** Returns the notifications that a ruling writes to a member. */
async function told(
  event: 'begun' | 'ended',
  change: Partial<RulingRecord>,
  member: object | null = { suspension: null },
) {
  const added: { id: string; message: string; rulingId: string | null | undefined }[] = [];
  const notify = createNotifyOfSanctions({
    write: {
      add: async ({ id }, { message, rulingId }) => void added.push({ id, message, rulingId }),
    },
    users: { get: async () => member as never },
    rulings: { get: async () => ({ ...suspension, ...change }) },
    now: () => at,
  });
  await notify[event]('r1');
  return added;
}

it('NotifyOfSanctions.begun notifies a member of a suspension, and of a warning that the member can appeal', async () => {
  const [warned] = await told('begun', { kind: 'warning', until: null });
  const message = 'A moderator warned you: Spam. You can appeal.';
  expect(warned).toEqual({ id: 'ruling_r1', rulingId: 'r1', message });
  const [suspended] = await told('begun', {});
  expect(suspended?.message).toMatch(
    /^Your account is suspended until Dec 3, 2026 \(UTC\)\. Spam\. Until then /,
  );
  const [forGood] = await told('begun', { until: ENDLESS_SUSPENSION_END });
  expect(forGood?.message).toMatch(/^Your account is suspended\. Spam\. You can only read/);
});

it('NotifyOfSanctions.ended notifies a member that an admin has lifted the suspension', async () => {
  const [lifted] = await told('ended', { end: 'lifted' });
  const message = 'Your account is no longer suspended. Your items are being shown again.';
  expect(lifted).toEqual({ id: 'restored_r1', rulingId: null, message });
});

const SHOWN = 'Your items are being shown again.';

it.each([
  [
    'a subscription that has not ended yet can be renewed',
    'canceled',
    1,
    "Your subscription doesn't renew. You can renew it in the billing portal.",
  ],
  [
    'a subscription that has ended can be bought again',
    'canceled',
    -1,
    'Your subscription has ended. You can subscribe again.',
  ],
  ['a subscription that the member resumed is not mentioned', 'active', 1, SHOWN],
])(
  'NotifyOfSanctions.ended informs a member whose subscription the suspension canceled: %s',
  async (_what, status, ms, end) => {
    const subscriptionEndDate = new Date(at.getTime() + ms);
    const member = { suspension: null, subscriptionStatus: status, subscriptionEndDate };
    const ended = { end: 'ran_out', endsSubscription: true } as const;
    const [ranOut] = await told('ended', ended, member);
    expect(ranOut?.message.endsWith(` ${end}`)).toBe(true);
    const [other] = await told('ended', { end: 'ran_out' }, member);
    expect(other?.message).toBe(`Your suspension has ended. ${SHOWN}`);
  },
);

it.each<[string, Parameters<typeof told>]>([
  ['about the start of a suspension that has ended', ['begun', { end: 'lifted' }]],
  ['about the start of a ruling that hides an item', ['begun', { kind: 'hidden_item' }]],
  ['about the start of a ruling when the member is gone', ['begun', {}, null]],
  ['about the end of a suspension when an appeal was granted', ['ended', { end: 'granted' }]],
  ['about the end of a suspension that another one replaced', ['ended', { end: 'replaced' }]],
  [
    'about the end of a suspension when the member is suspended again',
    ['ended', { end: 'lifted' }, { suspension }],
  ],
  ['about the end of a suspension when the member is gone', ['ended', { end: 'lifted' }, null]],
])('NotifyOfSanctions writes no notification %s', async (_what, event) => {
  expect(await told(...event)).toEqual([]);
});
