import { describe, expect, it } from 'vitest';
import { begunHiding, type Hidden, type HidingEvent, nextHiding, NOTHING_HIDDEN } from './hiding';

const place = (y: number) => ({ x: 0.1, y, width: 0.3, height: 0.05 });
const name = { ...place(0.1), kind: 'name' } as const;
const street = { ...place(0.2), kind: 'address' } as const;
const chosen = place(0.6);
const proposed: HidingEvent = {
  type: 'proposed',
  found: [
    { kind: 'name', area: place(0.1) },
    { kind: 'address', area: place(0.2) },
  ],
};
const removed = { type: 'removed', area: name } as const;
const added = { type: 'added', area: chosen } as const;
const undone = { type: 'undone' } as const;

const from = (kept: Hidden, ...events: HidingEvent[]) =>
  events.reduce(nextHiding, begunHiding(kept));
const after = (...events: HidingEvent[]) => from(NOTHING_HIDDEN, ...events);

describe('what is hidden on a screenshot', () => {
  it('is what was found, unless the member takes it back', () => {
    expect(after(proposed)).toMatchObject({ hidden: [name, street], checked: true });
    expect(after(proposed, removed).hidden).toEqual([street]);
  });

  it('is checked where nothing was found, and not where the member alone looked', () => {
    expect(after({ type: 'proposed', found: [] })).toMatchObject({ hidden: [], checked: true });
    expect(after(added)).toMatchObject({ hidden: [chosen], checked: false });
  });

  it('is kept by a proposal that comes later', () => {
    expect(after(added, proposed).hidden).toEqual([name, street, chosen]);
    expect(from({ hidden: [chosen], checked: true }, proposed).hidden).toHaveLength(3);
  });

  it('is proposed anew where the member asks again', () => {
    expect(after(proposed, removed, proposed).hidden).toEqual([name, street]);
  });

  it('turns back step by step', () => {
    const changed = after(proposed, removed, added);
    expect(nextHiding(changed, undone).hidden).toEqual([street]);
    expect(after(proposed, removed, added, undone, undone).hidden).toEqual([name, street]);
  });

  it('is not uncovered by undoing what was done before the proposal', () => {
    expect(after(added, proposed, undone).hidden).toEqual([name, street]);
    expect(after(added, proposed, undone, undone).hidden).toEqual([name, street]);
  });

  it('takes no step for what changes nothing', () => {
    const state = after(proposed);
    expect(nextHiding(state, { type: 'removed', area: chosen })).toBe(state);
    expect(nextHiding(state, { type: 'added', area: { ...name, width: 0.1 } })).toBe(state);
    expect(nextHiding(state, undone)).toBe(state);
  });
});
