import type { PersonalInfo } from '@contract/schemas/personal-info';
import { describe, expect, it } from 'vitest';
import { type Extraction, initialExtraction } from './extraction';
import { NO_REDACTION, type Redaction } from './redaction';
import { nextRedaction, type RedactionEvent, startRedaction } from './redaction-changes';
import {
  redactionAreaName,
  redactionStatus,
  redactionSummary,
  suggestedAreaName,
} from './redaction-texts';

const QUESTION = 'Zoom in: is any name or address left?';
const place = { x: 0.1, y: 0.1, width: 0.3, height: 0.05 };
const lower = { ...place, y: 0.5 };
const found = [{ kind: 'name', area: place, isSuggested: false } as const];
const extracted: Extraction = { ...initialExtraction, phase: 'auto' };
const status = (kept: Redaction, extraction = extracted, ...events: RedactionEvent[]) =>
  redactionStatus(events.reduce(nextRedaction, startRedaction(kept, false)), extraction);

describe('redactionStatus', () => {
  it('reports how many areas will be hidden', () => {
    const two = [...found, { kind: 'phone', area: lower, isSuggested: false } as const];
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

describe('with suggested areas', () => {
  const unsure = { kind: 'handle', area: place, isSuggested: true } as const;
  const other = { ...unsure, area: lower };
  const sure = { kind: 'name', area: { ...place, y: 0.3 }, isSuggested: false } as const;
  const proposal = (...all: PersonalInfo[]) => ({ type: 'proposed', found: all }) as const;

  it.each([
    ['We hid nothing. 1 area might be personal.', 'Tap it to hide it.', [unsure]],
    ['We hid nothing. 2 areas might be personal.', 'Tap one to hide it.', [unsure, other]],
    ['We hid 1 area. 1 more might be personal.', 'Tap one to hide or unhide it.', [sure, unsure]],
    [
      'We hid 1 area. 2 more might be personal.',
      'Tap one to hide or unhide it.',
      [sure, unsure, other],
    ],
  ])('the overlay says: %s', (sentence, invitation, all) => {
    const text = status(NO_REDACTION, extracted, proposal(...all));
    expect(text).toBe(`${sentence} ${QUESTION} ${invitation}`);
  });

  it('counts a suggested area as hidden when the member hides it', () => {
    const hidden = { type: 'added', area: { ...place, kind: 'handle' } } as const;
    const text = status(NO_REDACTION, extracted, proposal(unsure, other), hidden);
    expect(text).toMatch(/^We hid 1 area\. 1 more might be personal\./);
  });

  it('the form counts only those inside the part', () => {
    const redaction = { areas: [], checked: true, suggested: [place, lower] };
    const upperHalf = [{ x: 0, y: 0, width: 1, height: 0.4 }];
    const nothing = 'We hid nothing.';
    expect(redactionSummary(redaction, upperHalf, false)).toBe(
      `${nothing} 1 area might be personal. ${QUESTION}`,
    );
    const outside = [{ x: 0, y: 0.7, width: 1, height: 0.3 }];
    expect(redactionSummary(redaction, outside, false)).toBe(`${nothing} ${QUESTION}`);
    expect(redactionSummary(redaction, null, false)).toMatch(/ 2 areas might be personal\./);
  });

  it('counts hidden fees as areas', () => {
    const fee = { ...lower, kind: 'fee' } as const;
    const redaction = { areas: [fee], checked: true, fees: [fee], suggested: [place] };
    expect(redactionSummary(redaction, null, false)).toBe(
      `We hid 1 area. 1 more might be personal. ${QUESTION}`,
    );
  });

  it('says what stays visible when the browser cannot hide anything', () => {
    const redaction = { areas: [], checked: true, suggested: [place] };
    expect(redactionStatus(startRedaction(redaction, false), extracted, false)).toBe(
      'Nothing will be hidden. 1 area might be personal.',
    );
    const both = { ...redaction, areas: [lower] };
    expect(redactionSummary(both, null, false, false)).toBe(
      '1 area will be hidden. 1 more might be personal.',
    );
  });
});

it('suggestedAreaName says what a tap does', () => {
  expect(suggestedAreaName({ ...place, kind: 'name' }, 1, 3)).toBe('Hide this name (1 of 3)');
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
