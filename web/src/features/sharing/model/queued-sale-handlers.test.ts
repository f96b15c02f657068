import { WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import { itemLike } from '@contract/schemas/item.test-support';
import { describe, expect, it, vi } from 'vitest';
import { newOutboxEntry } from '@/lib/outbox/outbox-entry';
import { type RedactionArea, RedactionError } from './redaction';
import { ApiError } from '@/services/api-error';
import { unsentAttempt } from './attempt';
import { type DraftFields, EMPTY_FIELDS, type QueuedSale } from './draft';
import { draftOfQueuedSale, queuedSaleIn } from './queued-sale';
import { findAreasToHide, findPictureParts } from './extract-screenshot';
import { preparePicture } from './prepared-picture';
import { hashOfPicture } from './screenshot-pixels';
import { queuedSaleHandlers } from './queued-sale-handlers';

const chosen = { x: 0.1, y: 0.1, width: 0.2, height: 0.05 };
const payout = { x: 0.7, y: 0.6, width: 0.2, height: 0.05, kind: 'payout' } as const;
const file = new File(['x'], 'sold.png', { type: 'image/png' });

const buyer: RedactionArea = { x: 0.1, y: 0.3, width: 0.2, height: 0.05, kind: 'name' };

const NOTHING_FOUND: BrowserWork = {
  findAreasToHide: () => Promise.resolve({ personalInfo: [], suggested: [], fees: [] }),
  findPictureParts: () =>
    Promise.resolve({ cover: null, coverOptions: [], focus: null, itemPart: null }),
  preparePicture: (screenshot, { parts }) => Promise.resolve({ file: screenshot, parts }),
  hashOfPicture: () => Promise.resolve(null),
};

/** The functions that need a browser's canvas. The tests replace these functions. */
interface BrowserWork {
  findAreasToHide: typeof findAreasToHide;
  findPictureParts: typeof findPictureParts;
  preparePicture: typeof preparePicture;
  hashOfPicture: typeof hashOfPicture;
}

vi.mock('./extract-screenshot');
vi.mock('./prepared-picture');
vi.mock('./screenshot-pixels');

function handlersWith(change: Partial<BrowserWork> = {}): typeof queuedSaleHandlers {
  const work: BrowserWork = { ...NOTHING_FOUND, ...change };
  vi.mocked(findAreasToHide).mockImplementation(work.findAreasToHide);
  vi.mocked(findPictureParts).mockImplementation(work.findPictureParts);
  vi.mocked(preparePicture).mockImplementation(work.preparePicture);
  vi.mocked(hashOfPicture).mockImplementation(work.hashOfPicture);
  return queuedSaleHandlers;
}

function queuedShare(hidesFees: boolean, change: Partial<DraftFields> = {}, body = {}) {
  const queued: QueuedSale = {
    draft: {
      ...EMPTY_FIELDS,
      redaction: { areas: [chosen], checked: false },
      itemPart: WHOLE_SCREENSHOT,
      settings: { hidesFees },
      ...change,
      attempt: unsentAttempt('key-1'),
    },
    isAnother: true,
    fingerprint: { shown: '', rest: '' },
  };
  return newOutboxEntry({
    id: 'key-1',
    memberId: 'member-1',
    endpoint: 'shareScreenshot',
    input: { body },
    label: 'Lamp',
    isChecked: false,
    draft: queued,
    createdAt: 0,
  });
}

async function areasHidden(hidesFees: boolean) {
  const preparePicture = vi.fn(NOTHING_FOUND.preparePicture);
  const findAreasToHide = () =>
    Promise.resolve({ personalInfo: [], suggested: [], fees: [payout] });
  const kind = handlersWith({ findAreasToHide, preparePicture });
  expect(await kind.check(queuedShare(hidesFees), file)).toMatchObject({ state: 'checked' });
  expect(preparePicture).toHaveBeenCalledOnce();
  return preparePicture.mock.lastCall?.[1].areas;
}

it('asks about the item that the server created from an earlier version of a queued share', () => {
  const kind = handlersWith();
  const item = itemLike({ title: 'Brass owl', soldPrice: '12.00' });
  const extractedData = { title: item.title, soldPrice: item.soldPrice, soldDate: null };
  expect(kind.reviewFirst({ item, extractedData, newAchievements: [] })).toBe(
    "Already shared: Brass owl, $12.00. It doesn't include your latest changes.",
  );
  expect(kind.reviewFirst(undefined)).toBeNull();
});

it('hides fees in a queued share if the switch for fees was on when the member shared the sale', async () => {
  expect(await areasHidden(true)).toEqual([chosen, payout]);
});

it('hides no fees in a queued share if the switch for fees was off when the member shared the sale', async () => {
  expect(await areasHidden(false)).toEqual([chosen]);
});

it('keeps the areas of fees that were found, so that the switch for fees can hide them when the share is edited', async () => {
  const entry = queuedShare(false);
  const findAreasToHide = () =>
    Promise.resolve({ personalInfo: [buyer], suggested: [], fees: [payout] });
  const kind = handlersWith({ findAreasToHide });
  const checked = await kind.check(entry, file);
  if (checked.state !== 'needs-decision') throw new Error(`The share is ${checked.state}.`);
  const queued = queuedSaleIn({ ...entry, draft: checked.draft });
  if (!queued) throw new Error('The share is not stored.');
  const draft = draftOfQueuedSale(entry, queued, file);
  expect(draft.settings).toEqual({ hidesFees: false });
  expect(draft.redaction).toEqual({
    areas: [chosen, buyer],
    checked: true,
    fees: [payout],
    suggested: [],
  });
});

describe('suggested areas of a queued share', () => {
  const suggested = [{ ...buyer, y: 0.5 }];
  const entry = queuedShare(false);
  const checked = (personalInfo: RedactionArea[]) => {
    const findAreasToHide = () => Promise.resolve({ personalInfo, suggested, fees: [] });
    return handlersWith({ findAreasToHide }).check(entry, file);
  };

  it('suggested areas of a queued share do not make the share wait, and are not hidden', async () => {
    const result = await checked([]);
    if (result.state !== 'checked') throw new Error(`The share is ${result.state}.`);
    expect(queuedSaleIn({ ...entry, draft: result.draft })?.draft.redaction).toEqual({
      areas: [],
      checked: true,
      fees: [],
    });
  });

  it('suggested areas of a queued share are counted in the question about other areas, and return to the form', async () => {
    const result = await checked([buyer]);
    if (result.state !== 'needs-decision') throw new Error(`The share is ${result.state}.`);
    expect(result.message).toMatch(/2 areas will be hidden\. 1 more might be personal\.$/);
    const queued = queuedSaleIn({ ...entry, draft: result.draft });
    if (!queued) throw new Error('The share is not stored.');
    const { redaction } = draftOfQueuedSale(entry, queued, file);
    expect(redaction).toMatchObject({ areas: [chosen, buyer], suggested });
  });
});

it.each([
  ['is checked again later when the server is busy', 20, 'later'],
  [
    "waits for the member's decision when the daily limit is reached",
    5 * 60 * 60,
    'needs-decision',
  ],
])('a queued share %s', async (_title, seconds, expected) => {
  const headers = { 'retry-after': String(seconds) };
  const findAreasToHide = () => Promise.reject(new ApiError(429, 'Too Many Requests', {}, headers));
  const kind = handlersWith({ findAreasToHide });
  const result = await kind.check(queuedShare(false), file).catch(() => ({ state: 'later' }));
  expect(result.state).toBe(expected);
});

it('returns a queued share to the form without a list of fees if the share was never searched for fees', () => {
  const entry = queuedShare(false);
  const queued = queuedSaleIn(entry);
  if (!queued) throw new Error('The share is not stored.');
  const examined = {
    ...queued,
    draft: { ...queued.draft, redaction: { areas: [], checked: true } },
  };
  expect(draftOfQueuedSale(entry, examined, file).redaction).not.toHaveProperty('fees');
});

it('does not send a queued share that it cannot parse', async () => {
  const message =
    "We can't open this share anymore. Please discard it and share the picture again.";
  const entry = { ...queuedShare(false), draft: { itemPart: 'all' } };
  const kind = handlersWith();
  expect(await kind.check(entry, file)).toEqual({ state: 'needs-decision', message });
  expect(await kind.edit(entry, file)).toBe(message);
});

it('makes a queued share wait for the member if the browser cannot hide areas of the picture', async () => {
  const kind = handlersWith({ preparePicture: () => Promise.reject(new RedactionError()) });
  expect(await kind.check(queuedShare(false), file)).toMatchObject({
    state: 'needs-decision',
    message: expect.stringMatching(/can't hide parts/) as string,
  });
});

describe('a whole screenshot that an older version has queued', () => {
  const part = [{ x: 0, y: 0.25, width: 1, height: 0.5 }];
  const cropped = new File(['cropped'], 'sold.png', { type: 'image/png' });
  const inside = { ...buyer, y: 0.5 };
  const outside = { ...buyer, y: 0.1 };
  const photo = { x: 0, y: 0.25, width: 1, height: 0.25 };
  const sale = { title: 'Lamp', soldPrice: '12', cover: '0,0.25,1,0.25' };
  const entry = queuedShare(
    false,
    {
      itemPart: null,
      redaction: { areas: [], checked: false },
      parts: { cover: photo, focus: null },
    },
    sale,
  );
  const found = { cover: null, coverOptions: [], focus: null, itemPart: part };
  const preparePicture = vi.fn<typeof NOTHING_FOUND.preparePicture>(() =>
    Promise.resolve({
      file: cropped,
      parts: { cover: { ...photo, y: 0, height: 0.5 }, focus: null },
    }),
  );
  const handlersFinding = (personalInfo: RedactionArea[], parts = NOTHING_FOUND.findPictureParts) =>
    handlersWith({
      findAreasToHide: () => Promise.resolve({ personalInfo, suggested: [], fees: [] }),
      findPictureParts: parts,
      preparePicture,
    });
  const findPictureParts = () => Promise.resolve(found);

  it('crops a whole screenshot from an older version to the part that the check finds, and keeps its cover', async () => {
    const checked = await handlersFinding([], findPictureParts).check(entry, file);
    expect(preparePicture.mock.lastCall).toMatchObject([file, { itemPart: part }]);
    expect(checked).toMatchObject({
      state: 'checked',
      file: cropped,
      draft: { draft: { itemPart: WHOLE_SCREENSHOT, parts: { cover: { height: 0.5 } } } },
      input: { body: { ...sale, cover: '0,0,1,0.5' } },
    });
  });

  it('makes a whole screenshot wait for the member if the check finds no part, and returns it to the form without a part', async () => {
    preparePicture.mockClear();
    expect(await handlersFinding([inside]).check(entry, file)).toEqual({
      state: 'needs-decision',
      message: 'Mark what others may see of your picture.',
    });
    expect(preparePicture).not.toHaveBeenCalled();
    const queued = queuedSaleIn(entry);
    if (!queued) throw new Error('The share is not stored.');
    expect(draftOfQueuedSale(entry, queued, file)).toMatchObject({
      itemPart: null,
      screenshot: file,
    });
  });

  it('asks the member about names inside the part, but not about names outside the part', async () => {
    const checked = await handlersFinding([inside, outside], findPictureParts).check(entry, file);
    expect(checked).toMatchObject({
      state: 'needs-decision',
      message: expect.stringMatching(/1 area will be hidden\.$/) as string,
      draft: { draft: { itemPart: part, redaction: { areas: [inside, outside] } } },
    });
    const onlyOutside = await handlersFinding([outside], findPictureParts).check(entry, file);
    expect(onlyOutside.state).toBe('checked');
  });
});

it('searches for no part in a whole screenshot that the member has already checked', async () => {
  const redaction = { areas: [], checked: true };
  const seen = queuedShare(false, { redaction });
  const kind = handlersWith({ findPictureParts: () => Promise.reject(new Error('Asked')) });
  expect(await kind.check(seen, file)).toMatchObject({ state: 'checked', file });
});

it('sends a whole screenshot unchanged if the member has checked it in an earlier version of the app', async () => {
  const { draft: _draft, ...entry } = queuedShare(false);
  const draft = {
    values: EMPTY_FIELDS.values,
    areas: [],
    isExamined: true,
    isAnother: true,
    attempt: unsentAttempt('key-1'),
    fingerprint: { shown: '', rest: '' },
  };
  const kind = handlersWith({ findPictureParts: () => Promise.reject(new Error('Asked')) });
  expect(await kind.check({ ...entry, draft }, file)).toMatchObject({ state: 'checked', file });
});
