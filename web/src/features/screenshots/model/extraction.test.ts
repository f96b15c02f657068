import { describe, expect, it } from 'vitest';
import {
  confidenceLabel,
  type ExtractionEvent,
  type DragTarget,
  initialExtraction,
  isUsable,
  nextExtraction,
} from './extraction';

const after = (...events: ExtractionEvent[]) => events.reduce(nextExtraction, initialExtraction);
const extraction = { title: 'Vintage tee', price: '24.00', confidence: 0.9, personalInfo: [] };
const extracted: ExtractionEvent = { type: 'extracted', extraction };
const drag = (target: DragTarget): ExtractionEvent => ({
  type: 'dragToggled',
  target,
  byKeyboard: false,
});

describe('the text detection overlay', () => {
  it('loads first, then shows what was read', () => {
    expect(after().phase).toBe('loading');
    const { title, price, confidence } = extraction;
    expect(after(extracted)).toMatchObject({ phase: 'auto', title, price, confidence });
  });

  it('keeps platform and day where they were seen, until it reads again', () => {
    const seen = { platform: 'depop', soldDate: '2026-02-19' } as const;
    const all = after({ type: 'extracted', extraction: { ...extraction, ...seen } });
    expect(all.seen).toEqual(seen);
    expect(after(extracted).seen).toEqual({});
    expect(nextExtraction(all, { type: 'started' }).seen).toEqual({});
  });

  it('goes on with empty fields and no confidence where extraction fails', () => {
    expect(after(extracted, { type: 'started' }, { type: 'failed', refusal: null })).toMatchObject({
      phase: 'auto',
      title: '',
      price: '',
      confidence: 0,
      refusal: null,
    });
  });

  it('keeps why an extraction was refused until it reads again', () => {
    const refused = after({ type: 'failed', refusal: 'Enough for today.' });
    expect(refused.refusal).toBe('Enough for today.');
    expect(nextExtraction(refused, { type: 'started' }).refusal).toBeNull();
  });

  it('leaves alone what was typed while it was loading', () => {
    const typed = after({ type: 'edited', field: 'title', text: 'My own words' }, extracted);
    expect(typed).toMatchObject({ title: 'My own words', price: '24.00' });
  });

  it('reads again over what was typed before', () => {
    const again = after(
      { type: 'edited', field: 'title', text: 'x' },
      { type: 'started' },
      extracted,
    );
    expect(again.title).toBe('Vintage tee');
  });

  it('puts the text of a selection into the field it was dragged for, on one line', () => {
    const state = after(
      extracted,
      drag('title'),
      { type: 'partSelected' },
      { type: 'partRecognised', text: ' Levi jacket\n size M ' },
    );
    expect(state).toMatchObject({ title: 'Levi jacket size M', price: '24.00', target: null });
  });

  it('takes the amount out of a selected price', () => {
    const state = after(
      extracted,
      drag('price'),
      { type: 'partSelected' },
      { type: 'partRecognised', text: 'Sold for $1,034.99' },
    );
    expect(state).toMatchObject({ title: 'Vintage tee', price: '1034.99' });
  });

  it('ends dragging where the same field is asked for again, and turns to the other', () => {
    expect(after(drag('title'), drag('title')).target).toBeNull();
    expect(after(drag('title'), drag('price')).target).toBe('price');
    expect(after(drag('title'), drag('redaction')).target).toBe('redaction');
    expect(after(drag('title'), { type: 'dragStopped' }).target).toBeNull();
  });

  it('says that a price is no number until something is done about it', () => {
    const refused = after(extracted, { type: 'priceRefused' });
    expect(refused.priceRefused).toBe(true);
    const edit: ExtractionEvent = { type: 'edited', field: 'price', text: '3' };
    for (const next of [edit, drag('price'), { type: 'started' } as const])
      expect(nextExtraction(refused, next).priceRefused).toBe(false);
  });

  it('replaces the field by an empty text where the selection could not be read', () => {
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
  it('asks for title and price, and for nothing to be loading', () => {
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
  ] as const)('calls %d %s', (confidence, label) => {
    expect(confidenceLabel(confidence)).toBe(label);
  });
});
