import 'fake-indexeddb/auto';
import { WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import type { SaleSubmission } from '@contract/schemas/sale-submission';
import { expect, it, vi } from 'vitest';
import { listOutbox, readOutboxFile } from '@/lib/outbox/outbox-store';
import type { Redaction } from './redaction';
import { type Draft, EMPTY_DRAFT } from './draft';
import { draftOfQueuedSale, queuedSaleIn, queueSale } from './queued-sale';
import { initialShareSaleState } from './share-sale-flow';
import { preparePicture } from './prepared-picture';

vi.mock('./prepared-picture');

const buyer = { x: 0.1, y: 0.3, width: 0.2, height: 0.05, kind: 'name' } as const;
const payout = { x: 0.7, y: 0.6, width: 0.2, height: 0.05, kind: 'payout' } as const;
const upper = [{ x: 0, y: 0, width: 1, height: 0.5 }];
const screenshot = new File(['x'], 'sold.png', { type: 'image/png' });
const cropped = new File(['cropped'], 'sold.png', { type: 'image/png' });
const photo = { x: 0, y: 0, width: 1, height: 0.25 };
const photoInCrop = { x: 0, y: 0, width: 1, height: 0.5 };
const sale: SaleSubmission = {
  title: 'Lamp',
  soldPrice: '12',
  platform: 'ebay',
  isOwnSale: false,
};

/**
 * Queues a draft that was not sent. Returns the stored outbox entry, and the choices with which the picture was
 * prepared.
 */
async function queue(draft: Partial<Draft>, hidesFees = false) {
  const memberId = crypto.randomUUID();
  const state = initialShareSaleState({ ...EMPTY_DRAFT, screenshot, ...draft }, { hidesFees });
  const { redaction, parts, itemPart } = state.draft;
  if (!itemPart) throw new Error('The draft has no part.');
  const picture = { screenshot, itemPart, areas: redaction.areas, parts };
  const toQueue = { memberId, sale, picture, state, wasSent: false, limitReached: false };
  const partsInCrop = parts && { cover: photoInCrop, focus: null };
  vi.mocked(preparePicture).mockResolvedValue({ file: cropped, parts: partsInCrop });
  await queueSale(toQueue);
  const [entry] = await listOutbox(memberId);
  const queued = entry && queuedSaleIn(entry);
  if (!entry || !queued) throw new Error('The outbox is empty.');
  const file = await readOutboxFile(entry);
  return {
    entry,
    queued,
    stored: await file?.text(),
    choices: vi.mocked(preparePicture).mock.lastCall?.[1],
  };
}

const queuedWith = async (redaction: Redaction, hidesFees = false) =>
  (await queue({ redaction, itemPart: WHOLE_SCREENSHOT }, hidesFees)).queued.draft;

it('leaves the check to the outbox if the draft was never searched for fees and the switch for fees is on', async () => {
  const old = { areas: [buyer], checked: true };
  expect(await queuedWith(old, true)).toMatchObject({
    redaction: { areas: [], checked: false },
    settings: { hidesFees: true },
  });
});

it('queues a draft without another check if the member has already checked the draft', async () => {
  const seen = { areas: [buyer], checked: true };
  const examined = { redaction: { areas: [], checked: true } };
  expect(await queuedWith(seen)).toMatchObject(examined);
  expect(await queuedWith({ ...seen, fees: [] }, true)).toMatchObject(examined);
});

it.each([true, false])(
  'queues only the part of the screenshot that the member chose, with the areas of the draft hidden, when `checked` is %s',
  async (checked) => {
    const draft = { redaction: { areas: [buyer], checked }, itemPart: upper };
    const { queued, stored, choices } = await queue(draft);
    expect(stored).toBe('cropped');
    expect(choices).toMatchObject({ itemPart: upper, areas: [buyer] });
    expect(queued.draft).toMatchObject({
      redaction: { areas: [], checked },
      itemPart: WHOLE_SCREENSHOT,
    });
  },
);

it("queues the cover in the coordinates of the part's picture", async () => {
  const parts = { cover: photo, focus: null };
  const { entry, queued } = await queue({ itemPart: upper, parts });
  expect(entry.input.body).toEqual({ ...sale, cover: '0,0,1,0.5' });
  expect(queued.draft.parts).toEqual({ cover: photoInCrop, focus: null });
});

it('returns the picture of the part to the form as a whole screenshot', async () => {
  const { entry, queued } = await queue({ itemPart: upper });
  expect(draftOfQueuedSale(entry, queued, cropped)).toMatchObject({
    screenshot: cropped,
    itemPart: WHOLE_SCREENSHOT,
    redaction: { areas: [], checked: false },
  });
});

it('keeps the areas of fees in a whole screenshot, but not in a screenshot that is cut to a part', async () => {
  const redaction = { areas: [], checked: true, fees: [payout] };
  const whole = await queue({ redaction, itemPart: WHOLE_SCREENSHOT });
  expect(whole.queued.draft.redaction.fees).toEqual([payout]);
  const above = await queue({ redaction, itemPart: upper });
  expect(above.queued.draft.redaction.fees).toEqual([]);
  const lower = [{ x: 0, y: 0.5, width: 1, height: 0.5 }];
  const below = await queue({ redaction, itemPart: lower });
  expect(below.queued.draft.redaction).not.toHaveProperty('fees');
});
