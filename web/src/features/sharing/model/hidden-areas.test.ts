import { describe, expect, it } from 'vitest';
import { NO_REDACTION, NO_REDACTION_HISTORY } from './redaction';
import { nextShareSaleState, type ShareSaleEvent, initialShareSaleState } from './share-sale-flow';
import {
  stateAfterEvents,
  draftStateAfterEvents,
  screenshotChosenEvent,
  formClearedEvent,
  detailsStepEvent,
  checkFinishedEvent,
  firstScreenshotFile,
  areaHiddenEvent,
  foundNameArea,
  otherScreenshotFile,
  memberHiddenArea,
  nameProposedEvent,
  redactionChangedEvent,
  checkedRedaction,
  shareRequestedEvent,
  stepChangedEvent,
  tinRobotDraft,
  redactionUndoneEvent,
  wholeScreenshotFoundEvent,
} from './share-sale-flow.test-support';
import { needsPersonalInfoCheck, type ShareStep } from './share-sale-state';

const name = { x: 0.1, y: 0.2, width: 0.2, height: 0.1, kind: 'name' as const };
const payout = { x: 0.7, y: 0.6, width: 0.2, height: 0.05, kind: 'payout' as const };
const [areas, fees] = [[name], [payout]];
const found = checkFinishedEvent({ areas, fees });
const another: ShareSaleEvent = { type: 'screenshotChosen', file: otherScreenshotFile };
const switched = (hidesFees: boolean): ShareSaleEvent => ({
  type: 'settingsChanged',
  change: { hidesFees },
});
const redactionAfter = (...events: readonly ShareSaleEvent[]) =>
  stateAfterEvents(...events).draft.redaction;

describe('the check for personal information', () => {
  const checkedFor = { checked: true, suggested: [], fees };
  const waitingWithFoundAreas = [
    screenshotChosenEvent,
    wholeScreenshotFoundEvent,
    detailsStepEvent,
    shareRequestedEvent,
    found,
  ] as const;

  it.each<ShareStep>(['picture', 'text', 'details'])(
    "immediately hides the areas that the check finds while the member is at the step '%s'",
    (step) => {
      expect(redactionAfter(screenshotChosenEvent, stepChangedEvent(step), found)).toEqual({
        areas,
        ...checkedFor,
      });
    },
  );

  it('keeps suggested areas visible, and does not make a share wait for them', () => {
    const suggested = [{ ...name, y: 0.5, kind: 'handle' as const }];
    const waiting = [
      screenshotChosenEvent,
      wholeScreenshotFoundEvent,
      detailsStepEvent,
      shareRequestedEvent,
    ] as const;
    const shared = stateAfterEvents(...waiting, checkFinishedEvent({ suggested }));
    expect(shared.check).toMatchObject({ phase: 'done', held: false });
    expect(shared.draft.redaction).toMatchObject({ areas: [], checked: true, suggested });
    const held = stateAfterEvents(...waiting, checkFinishedEvent({ areas, suggested }));
    expect(held.check).toMatchObject({ phase: 'found', held: true });
    expect(held.draft.redaction).toMatchObject({ areas, suggested });
    expect(redactionAfter(...waiting, checkFinishedEvent({ suggested }), another)).toBe(
      NO_REDACTION,
    );
  });

  it('makes a share wait until the check is done', () => {
    expect(
      stateAfterEvents(screenshotChosenEvent, detailsStepEvent, shareRequestedEvent).check,
    ).toMatchObject({ phase: 'running', held: true });
    const done = stateAfterEvents(
      screenshotChosenEvent,
      wholeScreenshotFoundEvent,
      detailsStepEvent,
      shareRequestedEvent,
      checkFinishedEvent({ fees }),
    );
    expect(done.check).toMatchObject({ phase: 'done', held: false });
    expect(done.draft.redaction).toEqual({ areas: [], ...checkedFor });
    expect(
      stateAfterEvents(
        screenshotChosenEvent,
        detailsStepEvent,
        checkFinishedEvent(),
        shareRequestedEvent,
      ).check.held,
    ).toBe(false);
  });

  it('makes the share wait when the check finds areas, until the member shares again', () => {
    expect(stateAfterEvents(...waitingWithFoundAreas).check).toMatchObject({
      phase: 'found',
      held: true,
    });
    expect(redactionAfter(...waitingWithFoundAreas)).toEqual({ areas, ...checkedFor });
    expect(stateAfterEvents(...waitingWithFoundAreas, shareRequestedEvent).check.held).toBe(false);
  });

  it('no longer makes the share wait when the member has changed the found areas', () => {
    const changed = stateAfterEvents(
      ...waitingWithFoundAreas,
      redactionChangedEvent({ type: 'removed', area: name }),
    );
    expect(changed.check).toMatchObject({ phase: 'done', held: false });
  });

  it('makes the share wait even if the member hides an area before the check is done', () => {
    const { check } = stateAfterEvents(
      screenshotChosenEvent,
      detailsStepEvent,
      shareRequestedEvent,
      areaHiddenEvent,
    );
    expect(check).toMatchObject({ phase: 'running', held: true });
  });

  it('adds the areas that the check finds to the areas that the member hid', () => {
    expect(
      redactionAfter(screenshotChosenEvent, areaHiddenEvent, detailsStepEvent, found).areas,
    ).toEqual([memberHiddenArea, ...areas]);
  });

  it('does not add a found area that is inside an area that the member drew', () => {
    const around = { x: 0, y: 0.1, width: 1, height: 0.3 };
    const covered = redactionAfter(
      screenshotChosenEvent,
      redactionChangedEvent({ type: 'added', area: around }),
      found,
    );
    expect(covered).toMatchObject({ areas: [around], checked: true });
  });

  it('ignores the result of a check for another screenshot', () => {
    expect(
      redactionAfter(screenshotChosenEvent, checkFinishedEvent({ areas, of: otherScreenshotFile })),
    ).toEqual(NO_REDACTION);
    expect(redactionAfter(screenshotChosenEvent, another, found)).toEqual(NO_REDACTION);
  });

  it('makes the share wait while the check is slow or after it has failed, until the member skips the check', () => {
    const slow: ShareSaleEvent = { type: 'checkSlow', of: firstScreenshotFile };
    const failed: ShareSaleEvent = { type: 'checkFailed', of: firstScreenshotFile, refusal: null };
    expect(stateAfterEvents(screenshotChosenEvent, shareRequestedEvent, slow).check).toMatchObject({
      phase: 'slow',
      held: true,
    });
    expect(
      stateAfterEvents(screenshotChosenEvent, shareRequestedEvent, failed, slow).check.phase,
    ).toBe('failed');
    const skipped = stateAfterEvents(
      screenshotChosenEvent,
      shareRequestedEvent,
      failed,
      { type: 'checkSkipped' },
      shareRequestedEvent,
    );
    expect(skipped.check.held).toBe(false);
    expect(needsPersonalInfoCheck(skipped)).toBe(false);
    expect(
      needsPersonalInfoCheck(nextShareSaleState(skipped, screenshotChosenEvent, () => 'key')),
    ).toBe(true);
  });
});

describe('a refused check', () => {
  const limit = 'Too many screenshots. Try again in a minute.';
  const refused: ShareSaleEvent = { type: 'checkFailed', of: firstScreenshotFile, refusal: limit };
  const refusalAfter = (...events: readonly ShareSaleEvent[]) =>
    stateAfterEvents(screenshotChosenEvent, refused, ...events).check.refusal;

  it('states the reason of a refused check in each step', () => {
    expect(refusalAfter()).toBe(limit);
    expect(refusalAfter(detailsStepEvent)).toBe(limit);
    expect(refusalAfter(stepChangedEvent('picture'), stepChangedEvent('text'))).toBe(limit);
  });

  it('keeps the reason of a refused check when the member shares, hides an area or skips the check', () => {
    expect(refusalAfter(detailsStepEvent, shareRequestedEvent)).toBe(limit);
    expect(refusalAfter(areaHiddenEvent)).toBe(limit);
    expect(refusalAfter(detailsStepEvent, shareRequestedEvent, { type: 'checkSkipped' })).toBe(
      limit,
    );
  });

  it.each([
    ['the check starts again', { type: 'checkStarted', of: firstScreenshotFile } as const],
    [
      'the check fails for another reason than a limit',
      { type: 'checkFailed', of: firstScreenshotFile, refusal: null } as const,
    ],
    ['the member chooses another screenshot', another],
    ['the form is emptied', formClearedEvent],
  ])('forgets the reason of a refused check when %s', (_when, event) => {
    expect(refusalAfter(event)).toBeNull();
  });

  it('keeps the reason of a refused check when the check of an earlier screenshot fails later', () => {
    expect(refusalAfter({ type: 'checkFailed', of: otherScreenshotFile, refusal: null })).toBe(
      limit,
    );
  });
});

describe('reading the screenshot again', () => {
  const proposal = { areas: [foundNameArea], checked: true, suggested: [], fees: [] };

  it('hides the areas that a new reading finds', () => {
    expect(redactionAfter(screenshotChosenEvent, nameProposedEvent)).toEqual(proposal);
    expect(
      redactionAfter(screenshotChosenEvent, found, detailsStepEvent, nameProposedEvent).areas,
    ).toEqual([name, foundNameArea]);
  });

  it('hides an unhidden area again when a new reading finds this area', () => {
    const unhidden = [
      screenshotChosenEvent,
      nameProposedEvent,
      redactionChangedEvent({ type: 'removed', area: foundNameArea }),
    ] as const;
    expect(redactionAfter(...unhidden).areas).toEqual([]);
    expect(redactionAfter(...unhidden, nameProposedEvent).areas).toEqual([foundNameArea]);
  });

  it('hides the fees that a new reading finds only while the switch for fees is on', () => {
    const { kind, ...area } = payout;
    const again = redactionChangedEvent({ type: 'proposed', found: [], fees: [{ kind, area }] });
    expect(redactionAfter(screenshotChosenEvent, again)).toMatchObject({ areas: [], fees });
    expect(redactionAfter(screenshotChosenEvent, switched(true), again)).toMatchObject({
      areas: fees,
      fees,
    });
  });

  it('ignores the areas of the first check if this check ends after a new reading', () => {
    expect(redactionAfter(screenshotChosenEvent, nameProposedEvent, found)).toEqual(proposal);
  });

  it('a new reading cancels a waiting share, and the member must share again', () => {
    const { check } = stateAfterEvents(
      screenshotChosenEvent,
      shareRequestedEvent,
      nameProposedEvent,
    );
    expect(check).toMatchObject({ phase: 'done', held: false });
    expect(
      stateAfterEvents(
        screenshotChosenEvent,
        wholeScreenshotFoundEvent,
        shareRequestedEvent,
        nameProposedEvent,
        shareRequestedEvent,
      ).check.held,
    ).toBe(false);
  });
});

describe('the switch for fees', () => {
  it('hides fees while the switch for fees is on, even if the member turns it on before the check is done', () => {
    const early = stateAfterEvents(
      screenshotChosenEvent,
      detailsStepEvent,
      switched(true),
      checkFinishedEvent({ fees }),
    ).draft;
    expect(early).toMatchObject({ redaction: { areas: fees }, settings: { hidesFees: true } });
    const late = redactionAfter(
      screenshotChosenEvent,
      detailsStepEvent,
      found,
      switched(true),
      switched(true),
    );
    expect(late.areas).toEqual([...areas, ...fees]);
  });

  it('shows fees again, and keeps personal information hidden, when the switch for fees is turned off', () => {
    const shown = stateAfterEvents(
      screenshotChosenEvent,
      detailsStepEvent,
      switched(true),
      found,
      switched(false),
    ).draft;
    expect(shown).toMatchObject({ redaction: { areas, fees }, settings: { hidesFees: false } });
  });

  it('the switch for fees stays on for the next screenshot and the next sale', () => {
    const next = stateAfterEvents(
      screenshotChosenEvent,
      detailsStepEvent,
      switched(true),
      found,
      screenshotChosenEvent,
    ).draft;
    expect(next).toMatchObject({ redaction: NO_REDACTION, settings: { hidesFees: true } });
    expect(next.redaction.fees).toBeUndefined();
    expect(
      stateAfterEvents(screenshotChosenEvent, switched(true), { type: 'shared' }).draft.settings
        .hidesFees,
    ).toBe(true);
  });

  it("the form starts with the member's setting of the switch for fees, even for a stored draft", () => {
    const checked = stateAfterEvents(screenshotChosenEvent, detailsStepEvent, found).draft;
    const on = { hidesFees: true };
    expect(initialShareSaleState(checked, on).draft.redaction.areas).toEqual([...areas, ...fees]);
    expect(initialShareSaleState(null, on).draft.settings).toEqual(on);
  });

  it('checks a draft again when the switch for fees is on and the draft was never searched for fees', () => {
    expect(needsPersonalInfoCheck(draftStateAfterEvents(tinRobotDraft))).toBe(false);
    const waiting = draftStateAfterEvents(tinRobotDraft, switched(true), shareRequestedEvent);
    expect(needsPersonalInfoCheck(waiting)).toBe(true);
    expect(waiting.check.held).toBe(true);
    const done = draftStateAfterEvents(tinRobotDraft, switched(true), shareRequestedEvent, found);
    expect(needsPersonalInfoCheck(done)).toBe(false);
    expect(done.check).toMatchObject({ phase: 'done', held: false });
    // The areas of personal information stay as they were, because the member has seen them and may have unhidden some
    // of them.
    expect(done.draft.redaction.areas).toEqual([...checkedRedaction.areas, ...fees]);
  });

  it('still searches a stored draft for fees after the member has changed other areas', () => {
    const unhidden = redactionChangedEvent({ type: 'removed', area: memberHiddenArea });
    const events = [switched(true), shareRequestedEvent, unhidden] as const;
    expect(draftStateAfterEvents(tinRobotDraft, ...events).check.held).toBe(true);
    const done = draftStateAfterEvents(tinRobotDraft, ...events, found).draft.redaction;
    expect(done).toMatchObject({ areas: fees, fees });
  });
});

describe('undo', () => {
  const stepsAfter = (...events: readonly ShareSaleEvent[]) =>
    stateAfterEvents(...events).redactionHistory.steps;
  const unhidden = redactionChangedEvent({ type: 'removed', area: name });

  it('Undo reverts one change of the member at a time, even if the member has moved between the steps of the form', () => {
    const changed = [
      screenshotChosenEvent,
      areaHiddenEvent,
      detailsStepEvent,
      found,
      unhidden,
      stepChangedEvent('picture'),
      detailsStepEvent,
    ] as const;
    expect(redactionAfter(...changed).areas).toEqual([memberHiddenArea]);
    expect(redactionAfter(...changed, redactionUndoneEvent).areas).toEqual([
      memberHiddenArea,
      name,
    ]);
    expect(
      redactionAfter(
        ...changed,
        redactionUndoneEvent,
        stepChangedEvent('text'),
        redactionUndoneEvent,
      ).areas,
    ).toEqual([name]);
    expect(stepsAfter(...changed, redactionUndoneEvent, redactionUndoneEvent)).toEqual([]);
  });

  it('Undo keeps areas that the check and a new reading found', () => {
    expect(
      redactionAfter(screenshotChosenEvent, areaHiddenEvent, found, redactionUndoneEvent).areas,
    ).toEqual([name]);
    const readLater = redactionAfter(
      screenshotChosenEvent,
      found,
      areaHiddenEvent,
      nameProposedEvent,
      redactionUndoneEvent,
    );
    expect(readLater.areas).toEqual([name, foundNameArea]);
  });

  it('Undo changes nothing when the member has made no change of the hidden areas', () => {
    const state = stateAfterEvents(screenshotChosenEvent, found);
    expect(nextShareSaleState(state, redactionUndoneEvent, () => 'key')).toBe(state);
  });

  it('Undo skips a change that had no effect', () => {
    const state = stateAfterEvents(screenshotChosenEvent, found, areaHiddenEvent);
    expect(nextShareSaleState(state, areaHiddenEvent, () => 'key')).toBe(state);
    expect(state.redactionHistory.steps).toHaveLength(1);
  });

  it('Undo reverts nothing after the member has chosen another screenshot, or the same screenshot again', () => {
    const replaced = stateAfterEvents(
      screenshotChosenEvent,
      areaHiddenEvent,
      found,
      unhidden,
      another,
    );
    expect(replaced.redactionHistory).toEqual(NO_REDACTION_HISTORY);
    expect(nextShareSaleState(replaced, redactionUndoneEvent, () => 'key')).toBe(replaced);
    expect(
      stateAfterEvents(screenshotChosenEvent, areaHiddenEvent, screenshotChosenEvent)
        .redactionHistory,
    ).toEqual(NO_REDACTION_HISTORY);
  });

  it('Undo has nothing to revert in the next sale, and in a restored draft', () => {
    expect(stepsAfter(screenshotChosenEvent, areaHiddenEvent, { type: 'shared' })).toEqual([]);
    expect(
      initialShareSaleState(stateAfterEvents(screenshotChosenEvent, areaHiddenEvent).draft)
        .redactionHistory,
    ).toEqual(NO_REDACTION_HISTORY);
  });

  it('Undo no longer reverts changes of single fees when the switch for fees has changed, but still reverts other changes', () => {
    const feeShown = redactionChangedEvent({ type: 'removed', area: payout });
    const changed = [
      screenshotChosenEvent,
      switched(true),
      found,
      areaHiddenEvent,
      feeShown,
    ] as const;
    expect(stepsAfter(...changed)).toHaveLength(2);
    expect(redactionAfter(...changed, redactionUndoneEvent).areas).toEqual([
      memberHiddenArea,
      name,
      payout,
    ]);
    const off = [...changed, switched(false)] as const;
    expect(stepsAfter(...off)).toEqual([{ done: 'added', area: memberHiddenArea }]);
    expect(redactionAfter(...off, redactionUndoneEvent).areas).toEqual(areas);
    expect(redactionAfter(...off, redactionUndoneEvent, redactionUndoneEvent).areas).toEqual(areas);
  });

  it('the history states whether the member or the check changed the areas last', () => {
    const lastAfter = (...events: readonly ShareSaleEvent[]) =>
      stateAfterEvents(...events).redactionHistory.last;
    expect(lastAfter(screenshotChosenEvent)).toBeNull();
    expect(lastAfter(screenshotChosenEvent, found)).toBe('proposed');
    expect(lastAfter(screenshotChosenEvent, found, areaHiddenEvent)).toBe('changed');
    expect(lastAfter(screenshotChosenEvent, found, areaHiddenEvent, redactionUndoneEvent)).toBe(
      'changed',
    );
    expect(lastAfter(screenshotChosenEvent, found, switched(true))).toBe('changed');
    expect(lastAfter(screenshotChosenEvent, found, areaHiddenEvent, detailsStepEvent)).toBe(
      'changed',
    );
    expect(lastAfter(screenshotChosenEvent, found, areaHiddenEvent, nameProposedEvent)).toBe(
      'proposed',
    );
    expect(lastAfter(screenshotChosenEvent, found, another)).toBeNull();
  });
});
