import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  isSameArea,
  markedAreas,
  nextRedactionState,
  NO_REDACTION,
  NO_REDACTION_HISTORY,
  redactionAreasOf,
  type Redaction,
  type RedactionArea,
  type RedactionEvent,
  type RedactionState,
  areasInsidePart,
  withAddedAreas,
  withFeeVisibility,
  withoutFeeSteps,
} from './redaction';

const AREA = { x: 0.1, y: 0.4, width: 0.2, height: 0.1 };

test.each([
  [
    'returns an area that is partly inside the part',
    { x: 0, y: 0, width: 1, height: 0.45 },
    [AREA],
  ],
  ['leaves out an area that only touches the part', { x: 0, y: 0, width: 1, height: 0.4 }, []],
  ['leaves out an area beside the part', { x: 0.5, y: 0, width: 0.5, height: 1 }, []],
])('areasInsidePart %s', (_title, partArea, shown) => {
  expect(areasInsidePart([AREA], [partArea])).toEqual(shown);
});

test('areasInsidePart returns a hidden area if it is inside any area of the part', () => {
  const outside = { x: 0, y: 0, width: 1, height: 0.1 };
  expect(areasInsidePart([AREA], [outside, AREA])).toEqual([AREA]);
});

test('areasInsidePart returns all areas while there is no part', () => {
  expect(areasInsidePart([AREA], null)).toEqual([AREA]);
});

const place = (y: number) => ({ x: 0.1, y, width: 0.3, height: 0.05 });
const name = { ...place(0.1), kind: 'name' } as const;
const street = { ...place(0.2), kind: 'address' } as const;
const chosen = place(0.6);
const proposed = {
  type: 'proposed',
  found: [
    { kind: 'name', area: place(0.1), isSuggested: false },
    { kind: 'address', area: place(0.2), isSuggested: false },
  ],
} as const;
const removed = { type: 'removed', area: name } as const;
const added = { type: 'added', area: chosen } as const;
const undone = { type: 'undone' } as const;

const start = (kept: Redaction, hidesFees = false): RedactionState => ({
  ...kept,
  hidesFees,
  ...NO_REDACTION_HISTORY,
});
const from = (kept: Redaction, ...events: RedactionEvent[]) =>
  events.reduce(nextRedactionState, start(kept));
const after = (...events: RedactionEvent[]) => from(NO_REDACTION, ...events);

describe('nextRedactionState', () => {
  it('adds the proposed areas, which the member can remove', () => {
    expect(after(proposed)).toMatchObject({ areas: [name, street], checked: true });
    expect(after(proposed, removed).areas).toEqual([street]);
  });

  it('keeps known fees when a proposal does not include fees', () => {
    const fee = { ...place(0.4), kind: 'fee' } as const;
    const kept: Redaction = { areas: [fee], checked: true, fees: [fee] };
    expect(nextRedactionState(start(kept, true), proposed)).toMatchObject({
      areas: [name, street, fee],
      fees: [fee],
    });
    expect(after(proposed).fees).toBeUndefined();
  });

  it('sets `checked` after any proposal, but not after a change by the member', () => {
    expect(after({ type: 'proposed', found: [] })).toMatchObject({ areas: [], checked: true });
    expect(after(added)).toMatchObject({ areas: [chosen], checked: false });
  });

  it('keeps existing areas when a proposal arrives later', () => {
    expect(after(added, proposed).areas).toEqual([name, street, chosen]);
    expect(from({ areas: [chosen], checked: true }, proposed).areas).toHaveLength(3);
  });

  it('adds removed areas again with the next proposal', () => {
    expect(after(proposed, removed, proposed).areas).toEqual([name, street]);
  });

  it('undoes one change of the member at a time', () => {
    const changed = after(proposed, removed, added);
    expect(nextRedactionState(changed, undone).areas).toEqual([street]);
    expect(after(proposed, removed, added, undone, undone).areas).toEqual([name, street]);
  });

  it('keeps proposed areas when the member undoes a change from before the proposal', () => {
    expect(after(added, proposed, undone).areas).toEqual([name, street]);
    expect(after(added, proposed, undone, undone).areas).toEqual([name, street]);
  });

  it('states whether the reading or the member changed the areas last', () => {
    expect(after().last).toBeNull();
    expect(after(proposed).last).toBe('proposed');
    expect(after(proposed, removed).last).toBe('changed');
    expect(after(proposed, removed, undone).last).toBe('changed');
    expect(after(proposed, removed, proposed).last).toBe('proposed');
  });

  it('keeps suggested areas visible until the member hides them', () => {
    const shop = { ...place(0.15), kind: 'handle' } as const;
    const suggestedShop = { kind: 'handle', area: place(0.15), isSuggested: true } as const;
    const unsure: RedactionEvent = { ...proposed, found: [...proposed.found, suggestedShop] };
    const hide = { type: 'added', area: shop } as const;
    const marksOf = (...events: RedactionEvent[]) =>
      markedAreas(after(unsure, ...events)).map(({ area, isSuggested }) => [area, isSuggested]);
    const visible = [
      [name, false],
      [shop, true],
      [street, false],
    ];
    expect(after(unsure)).toMatchObject({ areas: [name, street], suggested: [shop] });
    expect(marksOf()).toEqual(visible);
    expect(after(unsure, hide).areas).toEqual([name, shop, street]);
    expect(marksOf(hide)).toEqual(visible.map(([area]) => [area, false]));
    expect(marksOf(hide, { type: 'removed', area: shop })).toEqual(visible);
    expect(marksOf(hide, undone)).toEqual(visible);
    const around = { ...place(0.14), x: 0, width: 1, height: 0.1 };
    expect(marksOf({ type: 'added', area: around })).not.toContainEqual([shop, true]);
  });

  it('returns the same state when nothing changes', () => {
    const state = after(proposed);
    expect(nextRedactionState(state, { type: 'removed', area: chosen })).toBe(state);
    expect(nextRedactionState(state, { type: 'added', area: { ...name, width: 0.1 } })).toBe(state);
    expect(nextRedactionState(state, undone)).toBe(state);
  });
});

const area = (x: number, y: number, width = 0.2, height = 0.02): RedactionArea => ({
  x,
  y,
  width,
  height,
});

describe('withAddedAreas', () => {
  it('sorts areas by line and then from left to right', () => {
    const [street, city, zip] = [area(0.1, 0.3), area(0.1, 0.34), area(0.5, 0.338)];
    const name = area(0.1, 0.1);
    expect(withAddedAreas([zip, name], [city, street])).toEqual([name, street, city, zip]);
  });

  it('skips areas that are already covered, and returns the same list if all areas are covered', () => {
    const present = [area(0.1, 0.1, 0.5, 0.1)];
    expect(withAddedAreas(present, [area(0.2, 0.15), area(0.1, 0.1, 0.5, 0.1)])).toBe(present);
    expect(withAddedAreas(present, [area(0.2, 0.19)])).toHaveLength(2);
  });

  it('never loses an existing area', () => {
    const share = fc.double({ min: 0, max: 0.5, noNaN: true });
    const some = fc.array(fc.record({ x: share, y: share, width: share, height: share }));
    fc.assert(
      fc.property(some, some, (areas, added) => {
        const together = withAddedAreas(areas, added);
        for (const one of areas)
          expect(together.some((other) => isSameArea(one, other))).toBe(true);
        expect(together.length).toBeLessThanOrEqual(areas.length + added.length);
      }),
    );
  });
});

it('redactionAreasOf keeps the kind of personal information', () => {
  const place = { x: 0.1, y: 0.2, width: 0.3, height: 0.1 };
  expect(redactionAreasOf([{ kind: 'phone', area: place, isSuggested: false }])).toEqual([
    { ...place, kind: 'phone' },
  ]);
});

describe('areas of fees', () => {
  const amount = { x: 0.1, y: 0.1, width: 0.3, height: 0.05 };
  const within = { ...amount, x: 0.15, width: 0.1 };
  const proposed = (kept: Redaction, hidesFees = false) =>
    nextRedactionState(start(kept, hidesFees), {
      type: 'proposed',
      found: [{ kind: 'name', area: within, isSuggested: false }],
      fees: [{ kind: 'payout', area: amount }],
    });

  it('hides areas of fees only while the switch for fees is on, but stores them in any case', () => {
    expect(proposed(NO_REDACTION).areas.map(({ kind }) => kind)).toEqual(['name']);
    expect(proposed(NO_REDACTION).fees).toEqual([{ ...amount, kind: 'payout' }]);
    const { areas } = proposed(NO_REDACTION, true);
    expect(areas.map(({ kind }) => kind)).toEqual(['name', 'payout']);
  });

  it('keeps personal information inside areas of fees hidden when the switch for fees is turned off', () => {
    const on = proposed(proposed(NO_REDACTION, true), true);
    expect(withFeeVisibility(on, false).areas).toEqual([{ ...within, kind: 'name' }]);
  });

  it('withFeeVisibility changes nothing if the areas of fees are already hidden', () => {
    const on = proposed(NO_REDACTION, true);
    expect(withFeeVisibility(on, true)).toEqual(on);
  });

  it('Undo hides areas of fees again after the member has shown them, but not after the switch for fees changed', () => {
    const payout = { ...amount, kind: 'payout' } as const;
    const on = proposed(NO_REDACTION, true);
    const shown = nextRedactionState(on, { type: 'removed', area: payout });
    expect(shown.areas).not.toContainEqual(payout);
    expect(nextRedactionState(shown, undone).areas).toContainEqual(payout);
    const off = { ...withFeeVisibility(shown, false), hidesFees: false, ...withoutFeeSteps(shown) };
    expect(nextRedactionState(off, undone).areas).toEqual([{ ...within, kind: 'name' }]);
  });
});

describe('withoutFeeSteps', () => {
  const fee = { ...place(0.4), kind: 'tax' } as const;

  it('removes steps that changed fees, payout or tax, and keeps all other steps in order', () => {
    const all = after(proposed, removed, { type: 'added', area: fee }, added);
    expect(withoutFeeSteps(all).steps).toEqual([
      { done: 'removed', area: name },
      { done: 'added', area: chosen },
    ]);
  });

  it('records that the member made the last change', () => {
    expect(withoutFeeSteps(NO_REDACTION_HISTORY)).toEqual({ steps: [], last: 'changed' });
  });
});
