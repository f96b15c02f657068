import { type ItemPart, WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import { itemLike } from '@contract/schemas/item.test-support';
import { describe, expect, it } from 'vitest';
import type { ShareSaleEvent } from './share-sale-flow';
import { NO_GUESSES } from './sale-form';
import {
  after,
  afterStored,
  chosen,
  details,
  finished,
  first,
  foundPart,
  other,
  picture,
  requested,
  stored,
  wholeFound,
} from './share-sale-flow.test-support';

describe("the item's part", () => {
  const [small, large] = [
    [{ x: 0, y: 0.25, width: 1, height: 0.25 }],
    [{ x: 0, y: 0.25, width: 1, height: 0.5 }],
  ];
  const choose = (itemPart: ItemPart): ShareSaleEvent => ({ type: 'itemPartChosen', itemPart });
  const partOf = (...events: readonly ShareSaleEvent[]) => after(...events).draft.itemPart;

  it("the item's part is the part that the reading found, until the member chooses another part", () => {
    expect(partOf(chosen)).toBeNull();
    expect(partOf(chosen, foundPart(small))).toBe(small);
    expect(partOf(chosen, foundPart(null), foundPart(small))).toBe(small);
    expect(partOf(chosen, foundPart(small), choose(large))).toBe(large);
    expect(partOf(chosen, choose(large), foundPart(small))).toBe(large);
  });

  it("the item's part is the part of the reading even if the member chose a cover before the reading ended", () => {
    const { draft } = after(chosen, { type: 'coverChosen', cover: small[0] ?? null }, wholeFound);
    expect(draft).toMatchObject({ itemPart: WHOLE_SCREENSHOT, parts: { cover: small[0] } });
  });

  it('ignores the part of an earlier screenshot, and has no part when the member chooses a new screenshot', () => {
    expect(partOf(chosen, foundPart(small, other))).toBeNull();
    expect(partOf(chosen, choose(small), { type: 'screenshotChosen', file: other })).toBeNull();
  });

  it("the member must choose the item's part before sharing, even without a network", () => {
    const checked = [chosen, foundPart(null), finished()] as const;
    expect(after(...checked).isPartAsked).toBe(false);
    expect(after(...checked, requested).isPartAsked).toBe(true);
    const offline: ShareSaleEvent = { type: 'shareRequested', isOffline: true };
    const unread = after(chosen, offline);
    expect(unread).toMatchObject({ isPartAsked: true, check: { held: false } });
    expect(after(chosen, choose(small), offline)).toMatchObject({
      isPartAsked: false,
      check: { held: false },
    });
  });

  it("does not ask for the item's part while the check runs, but asks after the member has skipped the check", () => {
    expect(after(chosen, requested)).toMatchObject({ isPartAsked: false, check: { held: true } });
    const skipped = after(chosen, requested, { type: 'checkSkipped' }, requested);
    expect(skipped).toMatchObject({ isPartAsked: true, check: { held: false } });
  });

  it("the member must choose the item's part before the same-picture question", () => {
    const found: ShareSaleEvent = { type: 'samePictureFound', of: first, items: [itemLike()] };
    const asked = after(chosen, finished(), found, requested);
    expect(asked).toMatchObject({ isPartAsked: true, samePicture: { held: false } });
  });

  it.each([
    ['chosen', choose(small)],
    ['found late', foundPart(small)],
    ['not needed for another screenshot', { type: 'screenshotChosen', file: other } as const],
  ])("no longer asks the member for the item's part when the part is %s", (_when, event) => {
    const asked = [chosen, finished(), requested];
    expect(after(...asked).isPartAsked).toBe(true);
    expect(after(...asked, event).isPartAsked).toBe(false);
  });

  it("the member chooses the item's part in a dialog, which then closes", () => {
    const opened: ShareSaleEvent = { type: 'partDialogOpened' };
    expect(after(chosen, opened).partDialogOpen).toBe(true);
    expect(after(chosen, opened, { type: 'partDialogClosed' }).partDialogOpen).toBe(false);
    expect(after(chosen, opened, choose(small)).partDialogOpen).toBe(false);
  });
});

describe('the check for personal information', () => {
  const areas = [{ x: 0.1, y: 0.1, width: 0.2, height: 0.1, kind: 'name' as const }];
  const found = finished({ areas });
  const beside = foundPart([{ x: 0, y: 0.5, width: 1, height: 0.3 }]);
  const choose = (itemPart: ItemPart): ShareSaleEvent => ({ type: 'itemPartChosen', itemPart });

  it('does not make a share wait for areas outside the part, and hides them when the part grows', () => {
    const { check, draft } = after(chosen, beside, details, requested, found);
    expect(check).toMatchObject({ phase: 'done', held: false });
    expect(draft.redaction.areas).toEqual(areas);
    const events = [chosen, beside, details, found, choose(WHOLE_SCREENSHOT)] as const;
    const wider = after(...events);
    expect(wider.draft.redaction.areas).toEqual(areas);
    expect(after(...events, requested).check.held).toBe(false);
  });

  it('no longer makes a share wait when a smaller part leaves out the found areas', () => {
    const held = [chosen, wholeFound, details, requested, found] as const;
    const smaller = after(...held, choose([{ x: 0, y: 0.5, width: 1, height: 0.5 }]));
    expect(smaller.check).toMatchObject({ phase: 'done', held: false });
    expect(after(...held, choose([{ x: 0, y: 0, width: 1, height: 0.5 }])).check.held).toBe(true);
  });

  it.each([
    ['opens the dialog', { type: 'partDialogOpened' } as const],
    ['shows the whole screenshot', choose(WHOLE_SCREENSHOT)],
  ])('shares nothing automatically when the member %s while a share waits', (_what, event) => {
    const waiting = [chosen, beside, details, requested] as const;
    expect(after(...waiting).check.held).toBe(true);
    expect(after(...waiting, event).check.held).toBe(false);
    expect(after(...waiting, event, found).check.held).toBe(false);
  });

  it('asks the member to look at a picture that is hard to read, even if the check found no areas', () => {
    const facts = { showsPayout: false, isCheckOnly: false };
    const read = (isHardToRead: boolean): ShareSaleEvent => ({
      type: 'saleRead',
      reading: { ...facts, isHardToRead },
      guesses: NO_GUESSES,
    });
    const waiting = [chosen, wholeFound, details, requested] as const;
    expect(after(...waiting, read(true), finished()).check).toMatchObject({
      phase: 'found',
      held: true,
    });
    expect(after(...waiting, read(true), finished(), requested).check.held).toBe(false);
    expect(after(...waiting, read(false), finished()).check).toMatchObject({
      phase: 'done',
      held: false,
    });
  });

  it('asks the member to choose the part, and not to look at the found areas, if there is no part', () => {
    const events = [chosen, foundPart(null), details, requested, found] as const;
    expect(after(...events).check).toMatchObject({ phase: 'done', held: false });
    expect(after(...events, requested)).toMatchObject({ isPartAsked: true });
  });
});

describe('cover', () => {
  const found = { cover: { x: 0, y: 0, width: 1, height: 0.5 }, focus: null };
  const coverOptions = [found.cover, { x: 0, y: 0.5, width: 1, height: 0.5 }];
  const read = (of: File): ShareSaleEvent => ({
    type: 'partsFound',
    of,
    parts: found,
    coverOptions,
    itemPart: null,
  });
  const chosen = { type: 'coverChosen', cover: null } as const;

  it('the cover is the cover that the reading found, until the member chooses another cover', () => {
    expect(afterStored(stored, read(first)).draft.parts).toEqual(found);
    const { parts } = afterStored(stored, read(first), chosen).draft;
    expect(parts).toEqual({ ...found, cover: null });
    expect(afterStored(stored, chosen, read(first)).draft.parts?.cover).toBeNull();
  });

  it('keeps the cover options until the member chooses another screenshot', () => {
    const offered = afterStored(stored, read(first), chosen, read(first));
    expect(offered.draft.coverOptions).toBe(coverOptions);
    const again = { type: 'screenshotChosen', file: picture('b.png') } as const;
    expect(afterStored(stored, read(first), again).draft.coverOptions).toEqual([]);
  });

  it('ignores the cover of an earlier screenshot, and has no cover when the member chooses a new screenshot', () => {
    expect(afterStored(stored, read(other)).draft).toMatchObject({ parts: null, coverOptions: [] });
    const again = { type: 'screenshotChosen', file: picture('b.png') } as const;
    expect(afterStored(stored, chosen, again).draft.parts).toBeNull();
  });
});
