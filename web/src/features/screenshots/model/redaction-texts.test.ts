import { describe, expect, it } from 'vitest';
import { type Extraction, initialExtraction } from './extraction';
import { NO_REDACTION, type Redaction } from '@/lib/redaction';
import { nextRedaction, type RedactionEvent, startRedaction } from './redaction';
import { redactionAreaName, redactionSummary, redactionStatus } from './redaction-texts';

const QUESTION = 'Zoom in: is any name or address left?';
const place = { x: 0.1, y: 0.1, width: 0.3, height: 0.05 };
const lower = { ...place, y: 0.5 };
const found = [{ kind: 'name', area: place } as const];
const extracted: Extraction = { ...initialExtraction, phase: 'auto' };
const status = (kept: Redaction, extraction = extracted, ...events: RedactionEvent[]) =>
  redactionStatus(events.reduce(nextRedaction, startRedaction(kept, false)), extraction);

describe('redactionStatus', () => {
  it('reports how many areas will be hidden', () => {
    const two = [...found, { kind: 'phone', area: lower } as const];
    expect(status(NO_REDACTION, extracted, { type: 'proposed', found })).toBe(
      `We hid 1 area. ${QUESTION} Tap it to unhide it.`,
    );
    expect(status(NO_REDACTION, extracted, { type: 'proposed', found: two })).toBe(
      `We hid 2 areas. ${QUESTION} Tap one to unhide it.`,
    );
    expect(status(NO_REDACTION, extracted, { type: 'proposed', found: [] })).toBe(
      `No personal information found. We hid nothing. ${QUESTION}`,
    );
  });

  it('reports that the check is running or failed', () => {
    expect(redactionStatus(startRedaction(NO_REDACTION, false), initialExtraction)).toMatch(
      /^Checking/,
    );
    expect(status(NO_REDACTION)).toMatch(/^We couldn't check for personal information/);
  });

  it('reports how many areas will be hidden after each change', () => {
    const removed = { type: 'removed', area: place } as const;
    expect(status(NO_REDACTION, extracted, { type: 'proposed', found }, removed)).toBe(
      `We hid nothing. ${QUESTION}`,
    );
    const added = { type: 'added', area: place } as const;
    expect(status(NO_REDACTION, extracted, added)).toBe(
      `We hid 1 area. ${QUESTION} Tap it to unhide it.`,
    );
  });

  it('reports the stored areas when the overlay opens again', () => {
    expect(status({ areas: [place], checked: true })).toMatch(/^We hid 1 area\./);
    expect(status({ areas: [], checked: true })).toBe(`We hid nothing. ${QUESTION}`);
  });

  it('reports that the browser cannot hide the areas', () => {
    const redaction = startRedaction({ areas: [place], checked: true }, false);
    expect(redactionStatus(redaction, extracted, false)).toMatch(/can't hide/);
    const nothing = startRedaction({ areas: [], checked: true }, false);
    expect(redactionStatus(nothing, extracted, false)).toBe('Nothing will be hidden.');
  });
});

it('redactionAreaName names the personal information in the area', () => {
  expect(redactionAreaName({ ...place, kind: 'order' }, 2, 4)).toBe('Unhide order number (2 of 4)');
  expect(redactionAreaName(place, 1, 1)).toBe('Unhide area that you added (1 of 1)');
});

it('redactionSummary counts the hidden areas and asks to zoom in, or shows that the check is running', () => {
  const areas = [place, lower];
  expect(redactionSummary({ areas, checked: false }, null, false)).toBe(
    `We hid 2 areas. ${QUESTION}`,
  );
  expect(redactionSummary({ areas: [place], checked: true }, null, false)).toBe(
    `We hid 1 area. ${QUESTION}`,
  );
  expect(redactionSummary({ areas: [], checked: true }, null, false)).toBe(
    `We hid nothing. ${QUESTION}`,
  );
  expect(redactionSummary(NO_REDACTION, null, false)).toBe('Not checked for personal information.');
  expect(redactionSummary({ areas, checked: false }, null, true)).toBe(
    'Checking for personal information...',
  );
  // Only fees are still looked for.
  expect(redactionSummary({ areas, checked: true }, null, true)).toBe(
    `We hid 2 areas. ${QUESTION}`,
  );
  // Nobody can zoom into a picture that the browser cannot show.
  expect(redactionSummary({ areas, checked: true }, null, false, false)).toBe(
    '2 areas will be hidden.',
  );
});

describe('with an item part', () => {
  const redaction = { areas: [place, lower], checked: true };
  const upperHalf = [{ x: 0, y: 0, width: 1, height: 0.4 }];

  it('counts only what is hidden inside the part, but all areas in the overlay, which shows them', () => {
    expect(redactionSummary(redaction, upperHalf, false)).toBe(`We hid 1 area. ${QUESTION}`);
    expect(status(redaction)).toMatch(/^We hid 2 areas\./);
  });

  it('counts all areas if the browser cannot crop the picture', () => {
    expect(redactionSummary(redaction, upperHalf, false, false)).toBe('2 areas will be hidden.');
  });

  it('reports that the part was not checked, even if the member hid something outside', () => {
    const outside = { areas: [lower], checked: false };
    expect(redactionSummary(outside, upperHalf, false)).toMatch(/^Not checked/);
  });
});
