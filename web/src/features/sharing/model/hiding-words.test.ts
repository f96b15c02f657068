import { describe, expect, it } from 'vitest';
import { type Detection, initialDetection } from './detection';
import { begunHiding, type Hidden, type HidingEvent, nextHiding, NOTHING_HIDDEN } from './hiding';
import { hiddenAreaName, hiddenSummary, hidingStatus } from './hiding-words';

const place = { x: 0.1, y: 0.1, width: 0.3, height: 0.05 };
const lower = { ...place, y: 0.5 };
const found = [{ kind: 'name', area: place } as const];
const detected: Detection = { ...initialDetection, phase: 'auto' };
const status = (kept: Hidden, detection = detected, ...events: HidingEvent[]) =>
  hidingStatus(events.reduce(nextHiding, begunHiding(kept)), detection);

describe('hidingStatus', () => {
  it('says what was found, and that it will be hidden', () => {
    const two = [...found, { kind: 'phone', area: lower } as const];
    expect(status(NOTHING_HIDDEN, detected, { type: 'proposed', found })).toBe(
      'Personal information found: 1 place will be hidden. Tap it to show it.',
    );
    expect(status(NOTHING_HIDDEN, detected, { type: 'proposed', found: two })).toBe(
      'Personal information found: 2 places will be hidden. Tap one to show it.',
    );
    expect(status(NOTHING_HIDDEN, detected, { type: 'proposed', found: [] })).toBe(
      'No personal information found. You can hide parts by hand.',
    );
  });

  it('says while it looks, and where it could not', () => {
    expect(hidingStatus(begunHiding(NOTHING_HIDDEN), initialDetection)).toMatch(/^Looking/);
    expect(status(NOTHING_HIDDEN)).toMatch(/could not be looked for. Please check/);
  });

  it('says how many are left after a change, whatever the detection did', () => {
    const removed = { type: 'removed', area: place } as const;
    expect(status(NOTHING_HIDDEN, detected, { type: 'proposed', found }, removed)).toBe(
      'Nothing will be hidden.',
    );
    const added = { type: 'added', area: place } as const;
    expect(status(NOTHING_HIDDEN, detected, added)).toBe(
      '1 place will be hidden. Tap it to show it.',
    );
  });

  it('repeats what was decided before', () => {
    expect(status({ hidden: [place], checked: true })).toMatch(/^1 place will be hidden/);
    expect(status({ hidden: [], checked: true })).toBe('Nothing will be hidden.');
  });

  it('says where the browser cannot hide what was found', () => {
    const hiding = begunHiding({ hidden: [place], checked: true });
    expect(hidingStatus(hiding, detected, false)).toMatch(/cannot hide/);
  });
});

it('calls a hidden place by what was found there', () => {
  expect(hiddenAreaName({ ...place, kind: 'order' }, 2, 4)).toBe(
    'Hidden: order number (2 of 4). Remove',
  );
  expect(hiddenAreaName(place, 1, 1)).toBe('Hidden: chosen by you (1 of 1). Remove');
});

it('sums up for the form', () => {
  expect(hiddenSummary({ hidden: [place, lower], checked: false })).toBe(
    '2 places will be hidden.',
  );
  expect(hiddenSummary({ hidden: [], checked: true })).toBe('Nothing will be hidden.');
  expect(hiddenSummary(NOTHING_HIDDEN)).toBe('Not checked for personal information.');
});
