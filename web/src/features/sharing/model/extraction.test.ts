import { describe, expect, it } from 'vitest';
import {
  confidenceLabel,
  type SelectionTarget,
  type ExtractionEvent,
  toSingleLine,
  initialExtractionState,
  nextExtractionState,
} from './extraction';

const after = (...events: ExtractionEvent[]) =>
  events.reduce(nextExtractionState, initialExtractionState);
const started = { type: 'started' } as const;
const ended = { type: 'ended' } as const;
const refused = { type: 'failed', refusal: 'Enough for today.' } as const;
const partSelected = { type: 'partSelected' } as const;
const partRecognised = { type: 'partRecognised' } as const;
const drag = (target: SelectionTarget): ExtractionEvent => ({
  type: 'dragToggled',
  target,
  byKeyboard: false,
});
const correct = (target: SelectionTarget, byKeyboard = false): ExtractionEvent => ({
  type: 'dragToggled',
  target,
  byKeyboard,
  isCorrection: true,
});

describe('reading the screenshot again', () => {
  it('counts as running from its start until it ends or fails', () => {
    expect(after().readingAgain).toBe(false);
    expect(after(started).readingAgain).toBe(true);
    expect(after(started, ended).readingAgain).toBe(false);
    expect(after(started, refused).readingAgain).toBe(false);
  });

  it("ends the member's selection when the reading starts", () => {
    expect(after(drag('title'), started).target).toBeNull();
    expect(after(drag('title'), partSelected, started)).toEqual(after(started));
  });

  it('keeps an area that the member selects during the reading', () => {
    expect(after(started, correct('title'), ended)).toEqual(after(correct('title')));
    expect(after(started, drag('redaction'), refused).target).toBe('redaction');
  });

  it('states the reason if the server refused the reading, but not after any other failure', () => {
    expect(after(started, refused).refusal).toBe('Enough for today.');
    expect(after(started, { type: 'failed', refusal: null }).refusal).toBeNull();
  });

  it.each([
    ['reads the screenshot again', started],
    ['selects an area', partSelected],
  ])('forgets the reason of a refused reading when the member %s', (_what, event) => {
    expect(after(refused, drag('title')).refusal).toBe('Enough for today.');
    expect(after(refused, event).refusal).toBeNull();
  });
});

describe('selecting an area', () => {
  it('stops the selection when its target is chosen again, and changes its target when another target is chosen', () => {
    expect(after(drag('title')).target).toBe('title');
    expect(after(drag('title'), drag('title')).target).toBeNull();
    expect(after(drag('title'), drag('soldPrice')).target).toBe('soldPrice');
    expect(after(drag('title'), drag('redaction')).target).toBe('redaction');
    expect(after(drag('title'), { type: 'dragStopped' }).target).toBeNull();
  });

  it('stores whether the member uses the keyboard for the selection', () => {
    const byKeyboard = { type: 'dragToggled', target: 'title', byKeyboard: true } as const;
    expect(after(byKeyboard).byKeyboard).toBe(true);
    expect(after(byKeyboard, drag('soldPrice')).byKeyboard).toBe(false);
    expect(after(correct('title', true))).toMatchObject({ byKeyboard: true, isCorrection: true });
  });

  it('starts the selection at the area of the recognized text only if the member corrects this text', () => {
    expect(after(drag('title')).isCorrection).toBe(false);
    expect(after(correct('title'))).toMatchObject({ target: 'title', isCorrection: true });
  });

  it('the selection is no longer a correction when the member stops and then selects the same field again', () => {
    expect(after(correct('title'), drag('title')).target).toBeNull();
    expect(after(correct('title'), drag('title'), drag('title'))).toEqual(after(drag('title')));
  });

  it('the selection is no longer a correction when the member selects another field', () => {
    expect(after(correct('title'), drag('soldPrice'))).toEqual(after(drag('soldPrice')));
  });

  it('keeps the target of the selection while its text is read, and ends the selection afterwards', () => {
    const reading = after(drag('soldPrice'), partSelected);
    expect(reading).toMatchObject({ target: 'soldPrice', recognisingPart: true });
    const over = { target: null, recognisingPart: false, refusal: null };
    expect(nextExtractionState(reading, partRecognised)).toMatchObject(over);
  });

  it('ends the selection when the server refuses to read the selected area, and states the reason', () => {
    const refusal = 'Try again in a minute.';
    const over = { target: null, recognisingPart: false, refusal };
    expect(after(drag('title'), partSelected, { type: 'partRefused', refusal })).toMatchObject(
      over,
    );
  });
});

describe('toSingleLine', () => {
  it('puts the text of a selection on one line', () => {
    expect(toSingleLine(' Levi jacket\n size  M ')).toBe('Levi jacket size M');
  });

  it('returns an empty text when the selection has no text', () => {
    expect(toSingleLine(' \n')).toBe('');
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
  ] as const)('maps the confidence %d to the label %s', (confidence, label) => {
    expect(confidenceLabel(confidence)).toBe(label);
  });
});
