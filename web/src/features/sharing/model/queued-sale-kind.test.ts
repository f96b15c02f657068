import { expect, it, vi } from 'vitest';
import { newEntry } from '@/lib/outbox/outbox-entry';
import { ApiError } from '@/services/api-error';
import { unsentAttempt } from './attempt';
import { draftOfQueued, type QueuedSale, queuedSaleIn } from './queued-sale';
import { queuedSaleKind } from './queued-sale-kind';
import { itemLike } from './item.test-support';
import { EMPTY_SALE } from './sale-form';
import type { SharingSlots } from './sharing-slots';

const chosen = { x: 0.1, y: 0.1, width: 0.2, height: 0.05 };
const payout = { x: 0.7, y: 0.6, width: 0.2, height: 0.05, kind: 'payout' } as const;
const file = new File(['x'], 'sold.png', { type: 'image/png' });

const buyer = { x: 0.1, y: 0.3, width: 0.2, height: 0.05, kind: 'name' } as const;

function queuedShare(hidesFees: boolean) {
  const queued: QueuedSale = {
    values: EMPTY_SALE,
    areas: [chosen],
    parts: null,
    hidesFees,
    isExamined: false,
    isAnother: true,
    attempt: unsentAttempt('key-1'),
    fingerprint: { shown: '', rest: '' },
  };
  return newEntry({
    id: 'key-1',
    memberId: 'member-1',
    endpoint: 'shareScreenshot',
    input: { body: {} },
    label: 'Lamp',
    isChecked: false,
    draft: queued,
    createdAt: 0,
  });
}

async function areasHidden(hidesFees: boolean) {
  const redactScreenshot = vi.fn<SharingSlots['redactScreenshot']>((screenshot) =>
    Promise.resolve(screenshot),
  );
  const kind = queuedSaleKind({
    findAreas: () => Promise.resolve({ personalInfo: [], fees: [payout] }),
    redactScreenshot,
    hashOfPicture: () => Promise.resolve(null),
  });
  expect(await kind.check(queuedShare(hidesFees), file)).toMatchObject({ state: 'checked' });
  expect(redactScreenshot).toHaveBeenCalledOnce();
  return redactScreenshot.mock.lastCall?.at(1);
}

it('asks about the item that an earlier version of a queued share became', () => {
  const kind = queuedSaleKind({
    findAreas: () => Promise.resolve({ personalInfo: [], fees: [] }),
    redactScreenshot: (screenshot) => Promise.resolve(screenshot),
    hashOfPicture: () => Promise.resolve(null),
  });
  const item = itemLike({ title: 'Brass owl', soldPrice: '12.00' });
  const extractedData = { title: item.title, soldPrice: item.soldPrice, soldDate: null };
  expect(kind.reviewFirst({ item, extractedData, newAchievements: [] })).toBe(
    "Already shared: Brass owl, $12.00. It doesn't include your latest changes.",
  );
  expect(kind.reviewFirst(undefined)).toBeNull();
});

it('hides fees in a queued share if the switch was on when it was shared', async () => {
  expect(await areasHidden(true)).toEqual([chosen, payout]);
});

it('hides no fees in a queued share if the switch was off', async () => {
  expect(await areasHidden(false)).toEqual([chosen]);
});

it('keeps the fees that were found, so that the switch can hide them when the share is edited', async () => {
  const entry = queuedShare(false);
  const kind = queuedSaleKind({
    findAreas: () => Promise.resolve({ personalInfo: [buyer], fees: [payout] }),
    redactScreenshot: (screenshot) => Promise.resolve(screenshot),
    hashOfPicture: () => Promise.resolve(null),
  });
  const checked = await kind.check(entry, file);
  if (checked.state !== 'needs-decision') throw new Error(`The share is ${checked.state}.`);
  const queued = queuedSaleIn({ ...entry, draft: checked.draft });
  if (!queued) throw new Error('The share is not stored.');
  const draft = draftOfQueued(entry, queued, file);
  expect(draft.settings).toEqual({ hidesFees: false });
  expect(draft.redaction).toEqual({
    areas: [chosen, buyer],
    checked: true,
    fees: [payout],
  });
});

it.each([
  ['checks again later if the server is busy', 20, 'later'],
  ['asks the member if the limit of the day is reached', 5 * 60 * 60, 'needs-decision'],
])('%s', async (_title, seconds, expected) => {
  const headers = { 'retry-after': String(seconds) };
  const kind = queuedSaleKind({
    findAreas: () => Promise.reject(new ApiError(429, 'Too Many Requests', {}, headers)),
    redactScreenshot: (screenshot) => Promise.resolve(screenshot),
    hashOfPicture: () => Promise.resolve(null),
  });
  const result = await kind.check(queuedShare(false), file).catch(() => ({ state: 'later' }));
  expect(result.state).toBe(expected);
});

it('does not claim that there are no fees in a share that was queued before fees were detected', () => {
  const entry = queuedShare(false);
  const queued = queuedSaleIn(entry);
  if (!queued) throw new Error('The share is not stored.');
  const examined = { ...queued, isExamined: true };
  expect(draftOfQueued(entry, examined, file).redaction).not.toHaveProperty('fees');
});
