import { expect, it, vi } from 'vitest';
import { newEntry } from '@/lib/outbox/outbox-entry';
import { unsentAttempt } from './attempt';
import type { QueuedSale } from './queued-sale';
import { queuedSaleKind } from './queued-sale-kind';
import { EMPTY_SALE } from './sale-form';
import type { SharingSlots } from './sharing-slots';

const chosen = { x: 0.1, y: 0.1, width: 0.2, height: 0.05 };
const payout = { x: 0.7, y: 0.6, width: 0.2, height: 0.05, kind: 'payout' } as const;
const file = new File(['x'], 'sold.png', { type: 'image/png' });

async function areasHidden(hidesFees: boolean) {
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
  const entry = newEntry({
    id: 'key-1',
    memberId: 'member-1',
    endpoint: 'shareScreenshot',
    input: { body: {} },
    label: 'Lamp',
    isChecked: false,
    draft: queued,
    createdAt: 0,
  });
  const redactScreenshot = vi.fn<SharingSlots['redactScreenshot']>((screenshot) =>
    Promise.resolve(screenshot),
  );
  const kind = queuedSaleKind({
    findAreas: () => Promise.resolve({ personalInfo: [], fees: [payout] }),
    redactScreenshot,
    hashOfPicture: () => Promise.resolve(null),
  });
  expect(await kind.check(entry, file)).toMatchObject({ state: 'checked' });
  expect(redactScreenshot).toHaveBeenCalledOnce();
  return redactScreenshot.mock.lastCall?.at(1);
}

it('hides fees in a queued share if the switch was on when it was shared', async () => {
  expect(await areasHidden(true)).toEqual([chosen, payout]);
});

it('hides no fees in a queued share if the switch was off', async () => {
  expect(await areasHidden(false)).toEqual([chosen]);
});
