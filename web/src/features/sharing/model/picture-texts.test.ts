import type { PersonalInfo } from '@contract/schemas/personal-info';
import { describe, expect, it } from 'vitest';
import {
  nextRedactionState,
  NO_REDACTION,
  NO_REDACTION_HISTORY,
  type Redaction,
  type RedactionEvent,
  type RedactionState,
} from './redaction';
import {
  areasToHideText,
  redactionAreaName,
  redactionStatus,
  suggestedAreaName,
} from './picture-texts';

const UNCHECKED = "We couldn't check for personal information. Please check the picture yourself.";
const QUESTION = 'Zoom in: is any name or address left?';
const place = { x: 0.1, y: 0.1, width: 0.3, height: 0.05 };
const lower = { ...place, y: 0.5 };
const found = [{ kind: 'name', area: place, isSuggested: false } as const];
const status = (kept: Redaction, ...events: RedactionEvent[]) => {
  const start: RedactionState = { ...kept, hidesFees: false, ...NO_REDACTION_HISTORY };
  const { last, ...redaction } = events.reduce(nextRedactionState, start);
  return redactionStatus(redaction, last, false);
};

describe('redactionStatus', () => {
  it('states how many areas will be hidden', () => {
    const two = [...found, { kind: 'phone', area: lower, isSuggested: false } as const];
    expect(status(NO_REDACTION, { type: 'proposed', found })).toBe(
      `We hid 1 area. ${QUESTION} Tap it to unhide it.`,
    );
    expect(status(NO_REDACTION, { type: 'proposed', found: two })).toBe(
      `We hid 2 areas. ${QUESTION} Tap one to unhide it.`,
    );
    expect(status(NO_REDACTION, { type: 'proposed', found: [] })).toBe(
      `No personal information found. We hid nothing. ${QUESTION}`,
    );
  });

  it('states that the check is running, or that it failed', () => {
    expect(redactionStatus(NO_REDACTION, null, true)).toBe('Checking for personal information...');
    expect(status(NO_REDACTION)).toMatch(/^We couldn't check for personal information/);
  });

  it('states how many areas will be hidden after each change', () => {
    const removed = { type: 'removed', area: place } as const;
    expect(status(NO_REDACTION, { type: 'proposed', found }, removed)).toBe(
      `We hid nothing. ${QUESTION}`,
    );
    const added = { type: 'added', area: place } as const;
    expect(status({ areas: [], checked: true }, added)).toBe(
      `We hid 1 area. ${QUESTION} Tap it to unhide it.`,
    );
  });

  it('states how many areas are hidden in a restored draft', () => {
    expect(status({ areas: [place], checked: true })).toMatch(/^We hid 1 area\./);
    expect(status({ areas: [], checked: true })).toBe(`We hid nothing. ${QUESTION}`);
  });

  it('states that the check is running even if the member hid something before', () => {
    expect(redactionStatus({ areas: [place], checked: false }, null, true)).toMatch(/^Checking/);
  });

  it('states how many areas are hidden while only the search for fees is running', () => {
    const redaction = { areas: [place, lower], checked: true };
    expect(redactionStatus(redaction, null, true)).toMatch(/^We hid 2 areas\./);
  });

  it('states that the check failed, and how many areas the member hid', () => {
    expect(status({ areas: [place, lower], checked: false })).toBe(
      `${UNCHECKED} You hid 2 areas. ${QUESTION} Tap one to unhide it.`,
    );
  });

  it('still states that the check failed after the member undoes the hiding of an area', () => {
    const hidden = { type: 'added', area: place } as const;
    expect(status(NO_REDACTION, hidden, { type: 'undone' })).toBe(UNCHECKED);
  });

  it('states that no personal information was found when only fees are hidden', () => {
    const fee = { ...lower, kind: 'fee' } as const;
    const redaction = { areas: [fee], checked: true, fees: [fee], suggested: [] };
    expect(redactionStatus(redaction, 'proposed', false)).toBe(
      `No personal information found. We hid 1 amount. ${QUESTION} Tap it to unhide it.`,
    );
    expect(redactionStatus(redaction, 'changed', false)).toMatch(/^We hid 1 area\./);
  });

  it('states that the browser cannot hide the areas', () => {
    expect(redactionStatus({ areas: [place], checked: true }, null, false, false)).toMatch(
      /can't hide/,
    );
    expect(redactionStatus({ areas: [], checked: true }, null, false, false)).toBe(
      'Nothing will be hidden.',
    );
  });

  it('states how many areas are hidden while it is unknown whether the browser can hide areas', () => {
    const redaction = { areas: [place], checked: true };
    expect(redactionStatus(redaction, null, false, undefined)).toMatch(/^We hid 1 area\./);
  });
});

describe('redactionStatus with suggested areas', () => {
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
  ])('returns the text: %s', (sentence, invitation, all) => {
    const text = status(NO_REDACTION, proposal(...all));
    expect(text).toBe(`${sentence} ${QUESTION} ${invitation}`);
  });

  it('counts a suggested area as hidden when the member hides it', () => {
    const hidden = { type: 'added', area: { ...place, kind: 'handle' } } as const;
    const text = status(NO_REDACTION, proposal(unsure, other), hidden);
    expect(text).toMatch(/^We hid 1 area\. 1 more might be personal\./);
  });

  it('counts hidden fees as areas when there are suggested areas', () => {
    const fee = { ...lower, kind: 'fee' } as const;
    const redaction = { areas: [fee], checked: true, fees: [fee], suggested: [place] };
    expect(status(redaction)).toMatch(/^We hid 1 area\. 1 more might be personal\./);
  });

  it('states how many suggested areas stay visible when the browser cannot hide areas', () => {
    const redaction = { areas: [], checked: true, suggested: [place] };
    expect(redactionStatus(redaction, 'proposed', false, false)).toBe(
      'Nothing will be hidden. 1 area might be personal.',
    );
  });
});

it('suggestedAreaName describes the effect of a tap', () => {
  expect(suggestedAreaName({ ...place, kind: 'name' }, 1, 3)).toBe('Hide this name (1 of 3)');
});

it('redactionAreaName names what a tap unhides: personal information, or an area that the member added', () => {
  expect(redactionAreaName({ ...place, kind: 'order' }, 2, 4)).toBe('Unhide order number (2 of 4)');
  expect(redactionAreaName(place, 1, 1)).toBe('Unhide area that you added (1 of 1)');
});

it('areasToHideText states how many areas will be hidden, and how many others might be personal', () => {
  expect(areasToHideText(1)).toBe('1 area will be hidden.');
  expect(areasToHideText(2)).toBe('2 areas will be hidden.');
  expect(areasToHideText(1, 1)).toBe('1 area will be hidden. 1 more might be personal.');
});
