import { describe, expect, it } from 'vitest';
import { type Extraction, initialExtraction } from './extraction';
import { NO_REDACTION, type Redaction } from '@/lib/redaction';
import { nextRedaction, type RedactionEvent, startRedaction } from './redaction';
import { redactionAreaName, redactionSummary, redactionStatus } from './redaction-texts';

const place = { x: 0.1, y: 0.1, width: 0.3, height: 0.05 };
const lower = { ...place, y: 0.5 };
const found = [{ kind: 'name', area: place } as const];
const extracted: Extraction = { ...initialExtraction, phase: 'auto' };
const status = (kept: Redaction, extraction = extracted, ...events: RedactionEvent[]) =>
  redactionStatus(events.reduce(nextRedaction, startRedaction(kept)), extraction);

describe('redactionStatus', () => {
  it('says what was found, and that it will be hidden', () => {
    const two = [...found, { kind: 'phone', area: lower } as const];
    expect(status(NO_REDACTION, extracted, { type: 'proposed', found })).toBe(
      'Personal information found: 1 place will be hidden. Tap it to show it.',
    );
    expect(status(NO_REDACTION, extracted, { type: 'proposed', found: two })).toBe(
      'Personal information found: 2 places will be hidden. Tap one to show it.',
    );
    expect(status(NO_REDACTION, extracted, { type: 'proposed', found: [] })).toBe(
      'No personal information found. You can hide parts by hand.',
    );
  });

  it('says while it looks, and where it could not', () => {
    expect(redactionStatus(startRedaction(NO_REDACTION), initialExtraction)).toMatch(/^Looking/);
    expect(status(NO_REDACTION)).toMatch(/could not be looked for. Please check/);
  });

  it('says how many are left after a change, whatever the extraction did', () => {
    const removed = { type: 'removed', area: place } as const;
    expect(status(NO_REDACTION, extracted, { type: 'proposed', found }, removed)).toBe(
      'Nothing will be hidden.',
    );
    const added = { type: 'added', area: place } as const;
    expect(status(NO_REDACTION, extracted, added)).toBe(
      '1 place will be hidden. Tap it to show it.',
    );
  });

  it('repeats what was decided before', () => {
    expect(status({ areas: [place], checked: true })).toMatch(/^1 place will be hidden/);
    expect(status({ areas: [], checked: true })).toBe('Nothing will be hidden.');
  });

  it('says where the browser cannot hide what was found', () => {
    const redaction = startRedaction({ areas: [place], checked: true });
    expect(redactionStatus(redaction, extracted, false)).toMatch(/cannot hide/);
  });
});

it('calls a hidden place by what was found there', () => {
  expect(redactionAreaName({ ...place, kind: 'order' }, 2, 4)).toBe(
    'Hidden: order number (2 of 4). Remove',
  );
  expect(redactionAreaName(place, 1, 1)).toBe('Hidden: chosen by you (1 of 1). Remove');
});

it('sums up for the form', () => {
  expect(redactionSummary({ areas: [place, lower], checked: false })).toBe(
    '2 places will be hidden.',
  );
  expect(redactionSummary({ areas: [], checked: true })).toBe('Nothing will be hidden.');
  expect(redactionSummary(NO_REDACTION)).toBe('Not checked for personal information.');
});
