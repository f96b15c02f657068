import { type ItemPart, WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import { itemLike } from '@contract/schemas/item.test-support';
import { describe, expect, it } from 'vitest';
import type { ShareSaleEvent } from './share-sale-flow';
import { NO_GUESSES } from './sale-form';
import {
  stateAfterEvents,
  draftStateAfterEvents,
  screenshotChosenEvent,
  detailsStepEvent,
  checkFinishedEvent,
  firstScreenshotFile,
  partsFoundEvent,
  otherScreenshotFile,
  fakePictureFile,
  shareRequestedEvent,
  tinRobotDraft,
  wholeScreenshotFoundEvent,
} from './share-sale-flow.test-support';

describe("the item's part", () => {
  const [small, large] = [
    [{ x: 0, y: 0.25, width: 1, height: 0.25 }],
    [{ x: 0, y: 0.25, width: 1, height: 0.5 }],
  ];
  const choose = (itemPart: ItemPart): ShareSaleEvent => ({ type: 'itemPartChosen', itemPart });
  const partOf = (...events: readonly ShareSaleEvent[]) =>
    stateAfterEvents(...events).draft.itemPart;

  it("the item's part is the part that the reading found, until the member chooses another part", () => {
    expect(partOf(screenshotChosenEvent)).toBeNull();
    expect(partOf(screenshotChosenEvent, partsFoundEvent(small))).toBe(small);
    expect(partOf(screenshotChosenEvent, partsFoundEvent(null), partsFoundEvent(small))).toBe(
      small,
    );
    expect(partOf(screenshotChosenEvent, partsFoundEvent(small), choose(large))).toBe(large);
    expect(partOf(screenshotChosenEvent, choose(large), partsFoundEvent(small))).toBe(large);
  });

  it("the item's part is the part of the reading even if the member chose a cover before the reading ended", () => {
    const { draft } = stateAfterEvents(
      screenshotChosenEvent,
      { type: 'coverChosen', cover: small[0] ?? null },
      wholeScreenshotFoundEvent,
    );
    expect(draft).toMatchObject({ itemPart: WHOLE_SCREENSHOT, parts: { cover: small[0] } });
  });

  it("the item's part is removed when the member chooses a new screenshot, and is not taken from an earlier screenshot", () => {
    expect(partOf(screenshotChosenEvent, partsFoundEvent(small, otherScreenshotFile))).toBeNull();
    expect(
      partOf(screenshotChosenEvent, choose(small), {
        type: 'screenshotChosen',
        file: otherScreenshotFile,
      }),
    ).toBeNull();
  });

  it("the member must choose the item's part before sharing, even without a network", () => {
    const checked = [screenshotChosenEvent, partsFoundEvent(null), checkFinishedEvent()] as const;
    expect(stateAfterEvents(...checked).isPartAsked).toBe(false);
    expect(stateAfterEvents(...checked, shareRequestedEvent).isPartAsked).toBe(true);
    const offline: ShareSaleEvent = { type: 'shareRequested', isOffline: true };
    const unread = stateAfterEvents(screenshotChosenEvent, offline);
    expect(unread).toMatchObject({ isPartAsked: true, check: { held: false } });
    expect(stateAfterEvents(screenshotChosenEvent, choose(small), offline)).toMatchObject({
      isPartAsked: false,
      check: { held: false },
    });
  });

  it("does not ask for the item's part while the check runs, but asks after the member has skipped the check", () => {
    expect(stateAfterEvents(screenshotChosenEvent, shareRequestedEvent)).toMatchObject({
      isPartAsked: false,
      check: { held: true },
    });
    const skipped = stateAfterEvents(
      screenshotChosenEvent,
      shareRequestedEvent,
      { type: 'checkSkipped' },
      shareRequestedEvent,
    );
    expect(skipped).toMatchObject({ isPartAsked: true, check: { held: false } });
  });

  it("the member must choose the item's part before the same-picture question appears", () => {
    const found: ShareSaleEvent = {
      type: 'samePictureFound',
      of: firstScreenshotFile,
      items: [itemLike()],
    };
    const asked = stateAfterEvents(
      screenshotChosenEvent,
      checkFinishedEvent(),
      found,
      shareRequestedEvent,
    );
    expect(asked).toMatchObject({ isPartAsked: true, samePicture: { held: false } });
  });

  it.each([
    ['the member chooses the part', choose(small)],
    ['the reading finds the part later', partsFoundEvent(small)],
    [
      'the member chooses another screenshot',
      { type: 'screenshotChosen', file: otherScreenshotFile } as const,
    ],
  ])("no longer asks the member for the item's part when %s", (_when, event) => {
    const asked = [screenshotChosenEvent, checkFinishedEvent(), shareRequestedEvent];
    expect(stateAfterEvents(...asked).isPartAsked).toBe(true);
    expect(stateAfterEvents(...asked, event).isPartAsked).toBe(false);
  });

  it("the member chooses the item's part in a dialog, which then closes", () => {
    const opened: ShareSaleEvent = { type: 'partDialogOpened' };
    expect(stateAfterEvents(screenshotChosenEvent, opened).partDialogOpen).toBe(true);
    expect(
      stateAfterEvents(screenshotChosenEvent, opened, { type: 'partDialogClosed' }).partDialogOpen,
    ).toBe(false);
    expect(stateAfterEvents(screenshotChosenEvent, opened, choose(small)).partDialogOpen).toBe(
      false,
    );
  });
});

describe('the check for personal information', () => {
  const areas = [{ x: 0.1, y: 0.1, width: 0.2, height: 0.1, kind: 'name' as const }];
  const found = checkFinishedEvent({ areas });
  const beside = partsFoundEvent([{ x: 0, y: 0.5, width: 1, height: 0.3 }]);
  const choose = (itemPart: ItemPart): ShareSaleEvent => ({ type: 'itemPartChosen', itemPart });

  it('does not make a share wait for areas outside the part, and hides them when the part grows', () => {
    const { check, draft } = stateAfterEvents(
      screenshotChosenEvent,
      beside,
      detailsStepEvent,
      shareRequestedEvent,
      found,
    );
    expect(check).toMatchObject({ phase: 'done', held: false });
    expect(draft.redaction.areas).toEqual(areas);
    const events = [
      screenshotChosenEvent,
      beside,
      detailsStepEvent,
      found,
      choose(WHOLE_SCREENSHOT),
    ] as const;
    const wider = stateAfterEvents(...events);
    expect(wider.draft.redaction.areas).toEqual(areas);
    expect(stateAfterEvents(...events, shareRequestedEvent).check.held).toBe(false);
  });

  it('no longer makes a share wait when a smaller part leaves out the found areas', () => {
    const held = [
      screenshotChosenEvent,
      wholeScreenshotFoundEvent,
      detailsStepEvent,
      shareRequestedEvent,
      found,
    ] as const;
    const smaller = stateAfterEvents(...held, choose([{ x: 0, y: 0.5, width: 1, height: 0.5 }]));
    expect(smaller.check).toMatchObject({ phase: 'done', held: false });
    expect(
      stateAfterEvents(...held, choose([{ x: 0, y: 0, width: 1, height: 0.5 }])).check.held,
    ).toBe(true);
  });

  it.each([
    ['opens the dialog for the part', { type: 'partDialogOpened' } as const],
    ['chooses the whole screenshot as the part', choose(WHOLE_SCREENSHOT)],
  ])('shares nothing automatically when the member %s while a share waits', (_what, event) => {
    const waiting = [screenshotChosenEvent, beside, detailsStepEvent, shareRequestedEvent] as const;
    expect(stateAfterEvents(...waiting).check.held).toBe(true);
    expect(stateAfterEvents(...waiting, event).check.held).toBe(false);
    expect(stateAfterEvents(...waiting, event, found).check.held).toBe(false);
  });

  it('asks the member to look at a picture that is hard to read, even if the check found no areas', () => {
    const facts = { showsPayout: false, isCheckOnly: false };
    const read = (isHardToRead: boolean): ShareSaleEvent => ({
      type: 'saleRead',
      reading: { ...facts, isHardToRead },
      guesses: NO_GUESSES,
    });
    const waiting = [
      screenshotChosenEvent,
      wholeScreenshotFoundEvent,
      detailsStepEvent,
      shareRequestedEvent,
    ] as const;
    expect(stateAfterEvents(...waiting, read(true), checkFinishedEvent()).check).toMatchObject({
      phase: 'found',
      held: true,
    });
    expect(
      stateAfterEvents(...waiting, read(true), checkFinishedEvent(), shareRequestedEvent).check
        .held,
    ).toBe(false);
    expect(stateAfterEvents(...waiting, read(false), checkFinishedEvent()).check).toMatchObject({
      phase: 'done',
      held: false,
    });
  });

  it('asks the member only to choose the part if there is no part, even if the check found areas', () => {
    const events = [
      screenshotChosenEvent,
      partsFoundEvent(null),
      detailsStepEvent,
      shareRequestedEvent,
      found,
    ] as const;
    expect(stateAfterEvents(...events).check).toMatchObject({ phase: 'done', held: false });
    expect(stateAfterEvents(...events, shareRequestedEvent)).toMatchObject({ isPartAsked: true });
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
    expect(draftStateAfterEvents(tinRobotDraft, read(firstScreenshotFile)).draft.parts).toEqual(
      found,
    );
    const { parts } = draftStateAfterEvents(tinRobotDraft, read(firstScreenshotFile), chosen).draft;
    expect(parts).toEqual({ ...found, cover: null });
    expect(
      draftStateAfterEvents(tinRobotDraft, chosen, read(firstScreenshotFile)).draft.parts?.cover,
    ).toBeNull();
  });

  it('keeps the cover options until the member chooses another screenshot', () => {
    const offered = draftStateAfterEvents(
      tinRobotDraft,
      read(firstScreenshotFile),
      chosen,
      read(firstScreenshotFile),
    );
    expect(offered.draft.coverOptions).toBe(coverOptions);
    const again = { type: 'screenshotChosen', file: fakePictureFile('b.png') } as const;
    expect(
      draftStateAfterEvents(tinRobotDraft, read(firstScreenshotFile), again).draft.coverOptions,
    ).toEqual([]);
  });

  it('the cover is removed when the member chooses a new screenshot, and is not taken from an earlier screenshot', () => {
    expect(draftStateAfterEvents(tinRobotDraft, read(otherScreenshotFile)).draft).toMatchObject({
      parts: null,
      coverOptions: [],
    });
    const again = { type: 'screenshotChosen', file: fakePictureFile('b.png') } as const;
    expect(draftStateAfterEvents(tinRobotDraft, chosen, again).draft.parts).toBeNull();
  });
});
