import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import { describe, expect, it } from 'vitest';
import {
  confidenceLabel,
  type DragTarget,
  type ExtractionEvent,
  initialExtraction,
  isUsable,
  nextExtraction,
} from './extraction';

const after = (...events: ExtractionEvent[]) => events.reduce(nextExtraction, initialExtraction);
const extraction = {
  title: 'Vintage tee',
  price: '24.00',
  confidence: 0.9,
  personalInfo: [],
  fees: [],
  cover: null,
  coverOptions: [],
  focus: null,
  itemPart: null,
  isHardToRead: false,
};
const extracted: ExtractionEvent = { type: 'extracted', extraction };
const drag = (target: DragTarget): ExtractionEvent => ({
  type: 'dragToggled',
  target,
  byKeyboard: false,
});

describe('nextExtraction', () => {
  it('starts with loading, then holds the extracted title and price', () => {
    expect(after().phase).toBe('loading');
    const { title, price, confidence } = extraction;
    expect(after(extracted)).toMatchObject({ phase: 'auto', title, price, confidence });
  });

  it('keeps the extracted platform and sold date until the next extraction starts', () => {
    const seen = { platform: 'depop', soldDate: '2026-02-19' } as const;
    const all = after({ type: 'extracted', extraction: { ...extraction, ...seen } });
    expect(all.seen).toEqual(seen);
    expect(after(extracted).seen).toEqual({});
    expect(nextExtraction(all, { type: 'started' }).seen).toEqual({});
  });

  it('says why nothing is suggested when the recognitions of the day are used up', () => {
    const check = { ...extraction, title: '', price: '', confidence: 0, isCheckOnly: true };
    expect(after({ type: 'extracted', extraction: check })).toMatchObject({
      ...{ phase: 'auto', title: '', price: '' },
      refusal: RECOGNITION_MESSAGES.exhausted,
    });
  });

  it('has empty fields and confidence 0 when the extraction fails', () => {
    expect(after(extracted, { type: 'started' }, { type: 'failed', refusal: null })).toMatchObject({
      phase: 'auto',
      title: '',
      price: '',
      confidence: 0,
      refusal: null,
    });
  });

  it('keeps the refusal message until the next extraction starts', () => {
    const refused = after({ type: 'failed', refusal: 'Enough for today.' });
    expect(refused.refusal).toBe('Enough for today.');
    expect(nextExtraction(refused, { type: 'started' }).refusal).toBeNull();
  });

  it('keeps text that the member types during the extraction', () => {
    const typed = after({ type: 'edited', field: 'title', text: 'My own words' }, extracted);
    expect(typed).toMatchObject({ title: 'My own words', price: '24.00' });
  });

  it('replaces typed text when the member extracts again', () => {
    const again = after(
      { type: 'edited', field: 'title', text: 'x' },
      { type: 'started' },
      extracted,
    );
    expect(again.title).toBe('Vintage tee');
  });

  it('puts the text of a selection into its field as one line', () => {
    const state = after(
      extracted,
      drag('title'),
      { type: 'partSelected' },
      { type: 'partRecognised', text: ' Levi jacket\n size M ' },
    );
    expect(state).toMatchObject({ title: 'Levi jacket size M', price: '24.00', target: null });
  });

  it('keeps only the amount of a selected price', () => {
    const state = after(
      extracted,
      drag('price'),
      { type: 'partSelected' },
      { type: 'partRecognised', text: 'Sold for $1,034.99' },
    );
    expect(state).toMatchObject({ title: 'Vintage tee', price: '1034.99' });
  });

  it('stops dragging when the same target is toggled again, and switches to another target', () => {
    expect(after(drag('title'), drag('title')).target).toBeNull();
    expect(after(drag('title'), drag('price')).target).toBe('price');
    expect(after(drag('title'), drag('redaction')).target).toBe('redaction');
    expect(after(drag('title'), { type: 'dragStopped' }).target).toBeNull();
  });

  it('keeps the price error until the member edits, drags or extracts again', () => {
    const refused = after(extracted, { type: 'priceRefused' });
    expect(refused.priceRefused).toBe(true);
    const edit: ExtractionEvent = { type: 'edited', field: 'price', text: '3' };
    for (const next of [edit, drag('price'), { type: 'started' } as const])
      expect(nextExtraction(refused, next).priceRefused).toBe(false);
  });

  it('empties the field when no text is recognized in the selection', () => {
    const state = after(
      extracted,
      drag('title'),
      { type: 'partSelected' },
      { type: 'partRecognised', text: '' },
    );
    expect(state).toMatchObject({ title: '', recognisingPart: false });
  });
});

describe('isUsable', () => {
  it('requires a title, a price and no running recognition', () => {
    expect(isUsable(after(extracted))).toBe(true);
    expect(isUsable(after(extracted, { type: 'started' }))).toBe(false);
    expect(isUsable(after(extracted, { type: 'partSelected' }))).toBe(false);
    expect(isUsable(after(extracted, { type: 'edited', field: 'price', text: ' ' }))).toBe(false);
    expect(isUsable(after(extracted, { type: 'edited', field: 'title', text: '' }))).toBe(false);
  });
});

describe('confidenceLabel', () => {
  it.each([
    [1, 'High'],
    [0.8, 'High'],
    [0.79, 'Medium'],
    [0.6, 'Medium'],
    [0.59, 'Low'],
    [0, 'Low'],
  ] as const)('maps %d to %s', (confidence, label) => {
    expect(confidenceLabel(confidence)).toBe(label);
  });
});
