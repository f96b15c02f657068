import { IMAGE_MESSAGES } from '@contract/schemas/image';
import { itemLike } from '@contract/schemas/item.test-support';
import { describe, expect, it } from 'vitest';
import { NO_REDACTION } from './redaction';
import { isSamePictureAsked, type ShareStep } from './share-sale-state';
import { EMPTY_SALE } from './sale-form';
import { nextShareSaleState, type ShareSaleEvent, initialShareSaleState } from './share-sale-flow';
import {
  after,
  afterStored,
  chosen,
  cleared,
  details,
  edited,
  finished,
  first,
  foundPart,
  hidden,
  nameRead,
  other,
  picture,
  readAgain,
  requested,
  stepTo,
  stored,
  undone,
  unsent,
  values,
  wholeFound,
} from './share-sale-flow.test-support';

describe('draft', () => {
  it('the draft is empty and without an idempotency key at the start', () => {
    expect(after()).toMatchObject({
      draft: { values: EMPTY_SALE, screenshot: null, redaction: NO_REDACTION, attempt: null },
    });
  });

  it('the draft is restored from storage with its idempotency key', () => {
    const state = afterStored(stored);
    expect(state.draft).toBe(stored);
    expect(afterStored(stored, edited).draft.attempt).toBe(stored.attempt);
  });

  it('the draft gets an idempotency key with its first change, and keeps this key', () => {
    expect(after(edited).draft).toMatchObject({ values, attempt: unsent('key-1') });
    expect(after(chosen).draft).toMatchObject({ screenshot: first, attempt: unsent('key-1') });
    expect(after(edited, chosen, hidden).draft.attempt).toEqual(unsent('key-1'));
  });

  it('the draft has no idempotency key while the form is empty', () => {
    expect(after({ type: 'edited', values: EMPTY_SALE }).draft.attempt).toBeNull();
  });

  it('the draft is a new object only after a change, because each new object is stored', () => {
    const state = after(chosen);
    const next = (event: ShareSaleEvent) => nextShareSaleState(state, event, () => 'key').draft;
    for (const event of [edited, hidden, cleared]) expect(next(event)).not.toBe(state.draft);
    const types = ['sendingStarted', 'cancelled', 'partDialogOpened'] as const;
    const unstored = [details, undone, requested, foundPart(null, other)];
    for (const event of [...unstored, ...types.map((type) => ({ type }))])
      expect(next(event)).toBe(state.draft);
  });

  it.each(['shared', 'cleared'] as const)('the draft is empty after the %s event', (type) => {
    expect(afterStored(stored, chosen, { type })).toEqual(initialShareSaleState(null));
  });

  it.each([
    { type: 'cancelled' },
    { type: 'failed', message: 'No network' },
    { type: 'overtaken', item: { title: 'Tin robot', soldPrice: '12.00', certain: true } },
  ] as const)('the draft is kept after the $type event', (end) => {
    expect(afterStored(stored, { type: 'sendingStarted' }, end).draft).toBe(stored);
  });
});

describe('screenshot', () => {
  it('removes the hidden areas when another file is chosen', () => {
    const state = after(chosen, readAgain, { type: 'screenshotChosen', file: other });
    expect(state.draft.redaction).toBe(NO_REDACTION);
    expect(state.draft.screenshot).toBe(other);
  });

  it('keeps the screenshot when another file is rejected', () => {
    const pdf = { type: 'screenshotChosen', file: picture('a.pdf', 'application/pdf') } as const;
    const state = after(chosen, hidden, details, pdf);
    expect(state.screenshotProblem).toBe(IMAGE_MESSAGES.unsupported);
    expect(state.draft).toBe(nextShareSaleState(state, details, () => 'key').draft);
    expect(state.draft.screenshot).toBe(first);
    expect(state.step).toBe('details');
    expect(state.redactionHistory.steps).toHaveLength(1);
    expect(nextShareSaleState(state, chosen, () => 'key').screenshotProblem).toBeUndefined();
    expect(nextShareSaleState(state, cleared, () => 'key').screenshotProblem).toBeUndefined();
  });

  it('shows an error when the screenshot is missing', () => {
    expect(after({ type: 'screenshotMissing' }).screenshotProblem).toBe(IMAGE_MESSAGES.missing);
  });
});

describe('steps', () => {
  const everything = [
    edited,
    chosen,
    finished({ areas: [nameRead] }),
    foundPart([{ x: 0, y: 0.25, width: 1, height: 0.5 }]),
    { type: 'touched', field: 'platform' },
    hidden,
    details,
  ] as const;

  it('the form starts at the picture step', () => {
    expect(after().step).toBe('picture');
    expect(after(edited, { type: 'screenshotMissing' }).step).toBe('picture');
  });

  it('the form starts at the details when a restored draft has a screenshot', () => {
    expect(afterStored(stored).step).toBe('details');
    expect(afterStored({ ...stored, screenshot: null }).step).toBe('picture');
  });

  it('the form opens the text step for each screenshot that the member chooses', () => {
    expect(after(chosen).step).toBe('text');
    const another = { type: 'screenshotChosen', file: other } as const;
    expect(after(chosen, details, another).step).toBe('text');
    expect(afterStored(stored, stepTo('picture'), another).step).toBe('text');
  });

  it('the form goes from the text to the details, and back to the picture', () => {
    expect(after(chosen, details).step).toBe('details');
    expect(after(chosen, details, stepTo('picture')).step).toBe('picture');
    expect(after(chosen, details, stepTo('picture'), details).step).toBe('details');
  });

  it.each<ShareStep>(['picture', 'text'])(
    "the form loses nothing when the member goes back to the step '%s' and returns",
    (step) => {
      const before = after(...everything);
      const back = nextShareSaleState(before, stepTo(step), () => 'key');
      expect(back).toEqual({ ...before, step });
      expect(back.draft).toBe(before.draft);
      expect(nextShareSaleState(back, details, () => 'key')).toEqual(before);
    },
  );

  it('the form keeps the answer to the same-picture question when the member goes back', () => {
    const found: ShareSaleEvent = { type: 'samePictureFound', of: first, items: [itemLike()] };
    const answered = [chosen, found, { type: 'declaredAnother' }] as const;
    expect(after(...answered, stepTo('picture'), details).samePicture.dismissed).toBe(true);
  });

  it.each(['shared', 'queued', 'cleared'] as const)(
    'the form returns to the picture step after the %s event',
    (type) => {
      expect(after(...everything, { type }).step).toBe('picture');
    },
  );

  it.each([
    { type: 'cancelled' },
    { type: 'failed', message: 'No network' },
    { type: 'overtaken', item: { title: 'Tin robot', soldPrice: '12.00', certain: true } },
  ] as const)('the form stays at the details after the $type event', (end) => {
    expect(after(...everything, { type: 'sendingStarted' }, end).step).toBe('details');
  });
});

describe('same-picture question', () => {
  const asking = (...events: readonly ShareSaleEvent[]) =>
    isSamePictureAsked(after(...events).samePicture);
  const found: ShareSaleEvent = { type: 'samePictureFound', of: first, items: [itemLike()] };
  const foundNothing: ShareSaleEvent = { type: 'samePictureFound', of: first, items: [] };
  const dismissed: ShareSaleEvent = { type: 'declaredAnother' };

  it('the same-picture question appears when items with the same picture are found', () => {
    expect(asking(chosen)).toBe(false);
    expect(asking(chosen, foundNothing)).toBe(false);
    expect(asking(chosen, found)).toBe(true);
  });

  it('the same-picture question disappears when the member confirms that this is another sale', () => {
    const answered = after(chosen, found, requested, dismissed).samePicture;
    expect(isSamePictureAsked(answered)).toBe(false);
    expect(answered.held).toBe(false);
  });

  it('the same-picture question stays answered when the hidden areas change', () => {
    expect(asking(chosen, found, dismissed, hidden, found)).toBe(false);
  });

  it('the same-picture question appears again when another screenshot has the same picture as an item', () => {
    const again: ShareSaleEvent = { type: 'screenshotChosen', file: other };
    const foundOther: ShareSaleEvent = { type: 'samePictureFound', of: other, items: [itemLike()] };
    expect(asking(chosen, found, dismissed, again)).toBe(false);
    expect(asking(chosen, found, dismissed, again, foundOther)).toBe(true);
  });

  it('the same-picture question stays after the hidden areas change until a lookup finds no item', () => {
    expect(asking(chosen, found, hidden)).toBe(true);
    expect(asking(chosen, found, hidden, foundNothing)).toBe(false);
  });

  it('the same-picture question is reset when the form is cleared', () => {
    const { samePicture } = after(chosen, found, requested, cleared);
    expect(samePicture).toEqual({ items: [], held: false, dismissed: false });
  });

  it('ignores items with the same picture for a screenshot that was removed or replaced', () => {
    expect(asking(chosen, cleared, found)).toBe(false);
    expect(asking(chosen, { type: 'screenshotChosen', file: other }, found)).toBe(false);
  });

  it('the same-picture question makes the share wait, unless a later lookup finds no item', () => {
    expect(after(chosen, requested).samePicture.held).toBe(false);
    expect(after(chosen, wholeFound, finished(), found, requested).samePicture.held).toBe(true);
    const events = [chosen, wholeFound, finished(), found, requested, foundNothing];
    expect(after(...events).samePicture.held).toBe(false);
  });
});

describe('sending', () => {
  const started: ShareSaleEvent = { type: 'sendingStarted' };
  const progressed = (share: number): ShareSaleEvent => ({ type: 'progressed', share });
  const upload = (...events: readonly ShareSaleEvent[]) => after(...events).upload;
  const item = { title: 'Tin robot', soldPrice: '12.00', certain: true };

  it('reports upload progress that never decreases', () => {
    expect(upload(started, progressed(0.5))).toEqual({ phase: 'sending', share: 0.5 });
    expect(upload(started, progressed(0.5), progressed(0.2))).toEqual({
      phase: 'sending',
      share: 0.5,
    });
    expect(upload(started, progressed(3))).toEqual({ phase: 'sending', share: 1 });
  });

  it('the upload can be canceled only while it runs', () => {
    expect(upload(started, { type: 'cancelled' })).toEqual({ phase: 'cancelled' });
    expect(upload({ type: 'cancelled' })).toEqual({ phase: 'idle' });
  });

  it('keeps the error message of a failed upload and restarts the progress at 0 on a retry', () => {
    const failed: ShareSaleEvent = { type: 'failed', message: 'No network' };
    expect(upload(started, failed)).toEqual({ phase: 'failed', message: 'No network' });
    expect(upload(started, failed, started)).toEqual({ phase: 'sending', share: 0 });
  });

  it('stores the item that the server returns if the server has already accepted an earlier version of the sale', () => {
    expect(upload(started, { type: 'overtaken', item })).toEqual({ phase: 'overtaken', item });
  });

  it('ignores progress after the upload has ended', () => {
    expect(upload(started, { type: 'shared' }, progressed(1))).toEqual({ phase: 'idle' });
  });

  it('keeps the idempotency key for a retry, and creates a new key after the server has returned an earlier item', () => {
    const attempt = { key: 'key-1', sent: { shown: 's', rest: 'r' }, refused: false };
    const sent: ShareSaleEvent[] = [edited, started, { type: 'attempted', attempt }];
    expect(after(...sent, { type: 'failed', message: '' }, started).draft.attempt).toBe(attempt);
    const again = after(...sent, { type: 'overtaken', item }, started);
    expect(again.draft.attempt).toEqual(unsent('key-2'));
  });
});
