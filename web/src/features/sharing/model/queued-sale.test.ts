import 'fake-indexeddb/auto';
import type { SaleSubmission } from '@contract/schemas/sale-submission';
import { expect, it } from 'vitest';
import { listOutbox } from '@/lib/outbox/outbox-store';
import type { Redaction } from '@/lib/redaction';
import { EMPTY_DRAFT } from './draft-store';
import { queuedSaleIn, queueSale } from './queued-sale';
import { startShareSale } from './share-sale-flow';

const buyer = { x: 0.1, y: 0.3, width: 0.2, height: 0.05, kind: 'name' } as const;
const screenshot = new File(['x'], 'sold.png', { type: 'image/png' });
const sale: SaleSubmission = {
  title: 'Lamp',
  soldPrice: '12',
  platform: 'ebay',
  isOwnSale: false,
};

/** Returns the share that the outbox stores for a draft that was not sent. */
async function queuedWith(redaction: Redaction, hidesFees = false) {
  const memberId = crypto.randomUUID();
  const state = startShareSale({ ...EMPTY_DRAFT, screenshot, redaction }, { hidesFees });
  const picture = { screenshot, areas: redaction.areas };
  const toQueue = { memberId, sale, picture, state, wasSent: false, limitReached: false };
  await queueSale(toQueue, (file) => Promise.resolve(file));
  const [entry] = await listOutbox(memberId);
  if (!entry) throw new Error('The outbox is empty.');
  return queuedSaleIn(entry);
}

it('leaves a draft from before the switch for fees to the check of the outbox while the switch is on', async () => {
  const old = { areas: [buyer], checked: true };
  expect(await queuedWith(old, true)).toMatchObject({
    areas: [buyer],
    hidesFees: true,
    isExamined: false,
  });
});

it('queues what the member has seen without another check', async () => {
  const seen = { areas: [buyer], checked: true };
  expect(await queuedWith(seen)).toMatchObject({ areas: [], isExamined: true });
  expect(await queuedWith({ ...seen, fees: [] }, true)).toMatchObject({
    areas: [],
    isExamined: true,
  });
});
