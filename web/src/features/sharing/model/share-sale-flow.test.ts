import { IMAGE_MESSAGES } from '@contract/schemas/image';
import { itemLike } from '@contract/schemas/item.test-support';
import { describe, expect, it } from 'vitest';
import { NO_REDACTION } from './redaction';
import { asksAboutSamePicture, type ShareStep } from './share-sale-state';
import { EMPTY_SALE } from './sale-form';
import { nextShareSaleState, type ShareSaleEvent, initialShareSaleState } from './share-sale-flow';
import {
  stateAfterEvents,
  draftStateAfterEvents,
  screenshotChosenEvent,
  formClearedEvent,
  detailsStepEvent,
  saleEditedEvent,
  checkFinishedEvent,
  firstScreenshotFile,
  partsFoundEvent,
  areaHiddenEvent,
  foundNameArea,
  otherScreenshotFile,
  fakePictureFile,
  nameProposedEvent,
  shareRequestedEvent,
  stepChangedEvent,
  tinRobotDraft,
  redactionUndoneEvent,
  unsentShareAttempt,
  tinRobotValues,
  wholeScreenshotFoundEvent,
} from './share-sale-flow.test-support';

describe('draft', () => {
  it('the draft is empty and without an idempotency key at the start', () => {
    expect(stateAfterEvents()).toMatchObject({
      draft: { values: EMPTY_SALE, screenshot: null, redaction: NO_REDACTION, attempt: null },
    });
  });

  it('the draft is restored from storage with its idempotency key', () => {
    const state = draftStateAfterEvents(tinRobotDraft);
    expect(state.draft).toBe(tinRobotDraft);
    expect(draftStateAfterEvents(tinRobotDraft, saleEditedEvent).draft.attempt).toBe(
      tinRobotDraft.attempt,
    );
  });

  it('the draft gets an idempotency key with its first change, and keeps this key', () => {
    expect(stateAfterEvents(saleEditedEvent).draft).toMatchObject({
      values: tinRobotValues,
      attempt: unsentShareAttempt('key-1'),
    });
    expect(stateAfterEvents(screenshotChosenEvent).draft).toMatchObject({
      screenshot: firstScreenshotFile,
      attempt: unsentShareAttempt('key-1'),
    });
    expect(
      stateAfterEvents(saleEditedEvent, screenshotChosenEvent, areaHiddenEvent).draft.attempt,
    ).toEqual(unsentShareAttempt('key-1'));
  });

  it('the draft has no idempotency key while the form is empty', () => {
    expect(stateAfterEvents({ type: 'edited', values: EMPTY_SALE }).draft.attempt).toBeNull();
  });

  it('the draft is a new object only after a change, because each new object is stored', () => {
    const state = stateAfterEvents(screenshotChosenEvent);
    const next = (event: ShareSaleEvent) => nextShareSaleState(state, event, () => 'key').draft;
    for (const event of [saleEditedEvent, areaHiddenEvent, formClearedEvent])
      expect(next(event)).not.toBe(state.draft);
    const types = ['sendingStarted', 'cancelled', 'partDialogOpened'] as const;
    const unstored = [
      detailsStepEvent,
      redactionUndoneEvent,
      shareRequestedEvent,
      partsFoundEvent(null, otherScreenshotFile),
    ];
    for (const event of [...unstored, ...types.map((type) => ({ type }))])
      expect(next(event)).toBe(state.draft);
  });

  it.each(['shared', 'cleared'] as const)('the draft is empty after the %s event', (type) => {
    expect(draftStateAfterEvents(tinRobotDraft, screenshotChosenEvent, { type })).toEqual(
      initialShareSaleState(null),
    );
  });

  it.each([
    { type: 'cancelled' },
    { type: 'failed', message: 'No network' },
    { type: 'overtaken', item: { title: 'Tin robot', soldPrice: '12.00', certain: true } },
  ] as const)('the draft is kept after the $type event', (end) => {
    expect(draftStateAfterEvents(tinRobotDraft, { type: 'sendingStarted' }, end).draft).toBe(
      tinRobotDraft,
    );
  });
});

describe('screenshot', () => {
  it('removes the hidden areas when another file is chosen', () => {
    const state = stateAfterEvents(screenshotChosenEvent, nameProposedEvent, {
      type: 'screenshotChosen',
      file: otherScreenshotFile,
    });
    expect(state.draft.redaction).toBe(NO_REDACTION);
    expect(state.draft.screenshot).toBe(otherScreenshotFile);
  });

  it('keeps the screenshot when another file is rejected', () => {
    const pdf = {
      type: 'screenshotChosen',
      file: fakePictureFile('a.pdf', 'application/pdf'),
    } as const;
    const state = stateAfterEvents(screenshotChosenEvent, areaHiddenEvent, detailsStepEvent, pdf);
    expect(state.screenshotProblem).toBe(IMAGE_MESSAGES.unsupported);
    expect(state.draft).toBe(nextShareSaleState(state, detailsStepEvent, () => 'key').draft);
    expect(state.draft.screenshot).toBe(firstScreenshotFile);
    expect(state.step).toBe('details');
    expect(state.redactionHistory.steps).toHaveLength(1);
    expect(
      nextShareSaleState(state, screenshotChosenEvent, () => 'key').screenshotProblem,
    ).toBeUndefined();
    expect(
      nextShareSaleState(state, formClearedEvent, () => 'key').screenshotProblem,
    ).toBeUndefined();
  });

  it('shows an error when the screenshot is missing', () => {
    expect(stateAfterEvents({ type: 'screenshotMissing' }).screenshotProblem).toBe(
      IMAGE_MESSAGES.missing,
    );
  });
});

describe('steps', () => {
  const everything = [
    saleEditedEvent,
    screenshotChosenEvent,
    checkFinishedEvent({ areas: [foundNameArea] }),
    partsFoundEvent([{ x: 0, y: 0.25, width: 1, height: 0.5 }]),
    { type: 'touched', field: 'platform' },
    areaHiddenEvent,
    detailsStepEvent,
  ] as const;

  it('the form starts at the picture step', () => {
    expect(stateAfterEvents().step).toBe('picture');
    expect(stateAfterEvents(saleEditedEvent, { type: 'screenshotMissing' }).step).toBe('picture');
  });

  it('the form starts at the details when a restored draft has a screenshot', () => {
    expect(draftStateAfterEvents(tinRobotDraft).step).toBe('details');
    expect(draftStateAfterEvents({ ...tinRobotDraft, screenshot: null }).step).toBe('picture');
  });

  it('the form opens the text step for each screenshot that the member chooses', () => {
    expect(stateAfterEvents(screenshotChosenEvent).step).toBe('text');
    const another = { type: 'screenshotChosen', file: otherScreenshotFile } as const;
    expect(stateAfterEvents(screenshotChosenEvent, detailsStepEvent, another).step).toBe('text');
    expect(draftStateAfterEvents(tinRobotDraft, stepChangedEvent('picture'), another).step).toBe(
      'text',
    );
  });

  it('the form goes from the text to the details, and back to the picture', () => {
    expect(stateAfterEvents(screenshotChosenEvent, detailsStepEvent).step).toBe('details');
    expect(
      stateAfterEvents(screenshotChosenEvent, detailsStepEvent, stepChangedEvent('picture')).step,
    ).toBe('picture');
    expect(
      stateAfterEvents(
        screenshotChosenEvent,
        detailsStepEvent,
        stepChangedEvent('picture'),
        detailsStepEvent,
      ).step,
    ).toBe('details');
  });

  it.each<ShareStep>(['picture', 'text'])(
    "the form loses nothing when the member goes back to the step '%s' and returns",
    (step) => {
      const before = stateAfterEvents(...everything);
      const back = nextShareSaleState(before, stepChangedEvent(step), () => 'key');
      expect(back).toEqual({ ...before, step });
      expect(back.draft).toBe(before.draft);
      expect(nextShareSaleState(back, detailsStepEvent, () => 'key')).toEqual(before);
    },
  );

  it('the form keeps the answer to the same-picture question when the member goes back', () => {
    const found: ShareSaleEvent = {
      type: 'samePictureFound',
      of: firstScreenshotFile,
      items: [itemLike()],
    };
    const answered = [screenshotChosenEvent, found, { type: 'declaredAnother' }] as const;
    expect(
      stateAfterEvents(...answered, stepChangedEvent('picture'), detailsStepEvent).samePicture
        .dismissed,
    ).toBe(true);
  });

  it.each(['shared', 'queued', 'cleared'] as const)(
    'the form returns to the picture step after the %s event',
    (type) => {
      expect(stateAfterEvents(...everything, { type }).step).toBe('picture');
    },
  );

  it.each([
    { type: 'cancelled' },
    { type: 'failed', message: 'No network' },
    { type: 'overtaken', item: { title: 'Tin robot', soldPrice: '12.00', certain: true } },
  ] as const)('the form stays at the details after the $type event', (end) => {
    expect(stateAfterEvents(...everything, { type: 'sendingStarted' }, end).step).toBe('details');
  });
});

describe('same-picture question', () => {
  const asking = (...events: readonly ShareSaleEvent[]) =>
    asksAboutSamePicture(stateAfterEvents(...events).samePicture);
  const found: ShareSaleEvent = {
    type: 'samePictureFound',
    of: firstScreenshotFile,
    items: [itemLike()],
  };
  const foundNothing: ShareSaleEvent = {
    type: 'samePictureFound',
    of: firstScreenshotFile,
    items: [],
  };
  const dismissed: ShareSaleEvent = { type: 'declaredAnother' };

  it('the same-picture question appears when items with the same picture are found', () => {
    expect(asking(screenshotChosenEvent)).toBe(false);
    expect(asking(screenshotChosenEvent, foundNothing)).toBe(false);
    expect(asking(screenshotChosenEvent, found)).toBe(true);
  });

  it('the same-picture question disappears when the member confirms that this is another sale', () => {
    const answered = stateAfterEvents(
      screenshotChosenEvent,
      found,
      shareRequestedEvent,
      dismissed,
    ).samePicture;
    expect(asksAboutSamePicture(answered)).toBe(false);
    expect(answered.held).toBe(false);
  });

  it('the same-picture question stays answered when the hidden areas change', () => {
    expect(asking(screenshotChosenEvent, found, dismissed, areaHiddenEvent, found)).toBe(false);
  });

  it('the same-picture question appears again when another screenshot has the same picture as an item', () => {
    const again: ShareSaleEvent = { type: 'screenshotChosen', file: otherScreenshotFile };
    const foundOther: ShareSaleEvent = {
      type: 'samePictureFound',
      of: otherScreenshotFile,
      items: [itemLike()],
    };
    expect(asking(screenshotChosenEvent, found, dismissed, again)).toBe(false);
    expect(asking(screenshotChosenEvent, found, dismissed, again, foundOther)).toBe(true);
  });

  it('the same-picture question stays when the hidden areas change, and disappears when a lookup then finds no item', () => {
    expect(asking(screenshotChosenEvent, found, areaHiddenEvent)).toBe(true);
    expect(asking(screenshotChosenEvent, found, areaHiddenEvent, foundNothing)).toBe(false);
  });

  it('the same-picture question is reset when the form is cleared', () => {
    const { samePicture } = stateAfterEvents(
      screenshotChosenEvent,
      found,
      shareRequestedEvent,
      formClearedEvent,
    );
    expect(samePicture).toEqual({ items: [], held: false, dismissed: false });
  });

  it('the same-picture question does not appear for a screenshot that was removed or replaced during the lookup', () => {
    expect(asking(screenshotChosenEvent, formClearedEvent, found)).toBe(false);
    expect(
      asking(screenshotChosenEvent, { type: 'screenshotChosen', file: otherScreenshotFile }, found),
    ).toBe(false);
  });

  it('a share waits for the answer to the same-picture question, unless a later lookup finds no item', () => {
    expect(stateAfterEvents(screenshotChosenEvent, shareRequestedEvent).samePicture.held).toBe(
      false,
    );
    expect(
      stateAfterEvents(
        screenshotChosenEvent,
        wholeScreenshotFoundEvent,
        checkFinishedEvent(),
        found,
        shareRequestedEvent,
      ).samePicture.held,
    ).toBe(true);
    const events = [
      screenshotChosenEvent,
      wholeScreenshotFoundEvent,
      checkFinishedEvent(),
      found,
      shareRequestedEvent,
      foundNothing,
    ];
    expect(stateAfterEvents(...events).samePicture.held).toBe(false);
  });
});

describe('sending', () => {
  const started: ShareSaleEvent = { type: 'sendingStarted' };
  const progressed = (share: number): ShareSaleEvent => ({ type: 'progressed', share });
  const upload = (...events: readonly ShareSaleEvent[]) => stateAfterEvents(...events).upload;
  const item = { title: 'Tin robot', soldPrice: '12.00', certain: true };

  it('reports upload progress that never decreases', () => {
    expect(upload(started, progressed(0.5))).toEqual({ phase: 'sending', share: 0.5 });
    expect(upload(started, progressed(0.5), progressed(0.2))).toEqual({
      phase: 'sending',
      share: 0.5,
    });
    expect(upload(started, progressed(3))).toEqual({ phase: 'sending', share: 1 });
  });

  it('the upload can be canceled only while it runs', () => {
    expect(upload(started, { type: 'cancelled' })).toEqual({ phase: 'cancelled' });
    expect(upload({ type: 'cancelled' })).toEqual({ phase: 'idle' });
  });

  it('keeps the error message of a failed upload and restarts the progress at 0 on a retry', () => {
    const failed: ShareSaleEvent = { type: 'failed', message: 'No network' };
    expect(upload(started, failed)).toEqual({ phase: 'failed', message: 'No network' });
    expect(upload(started, failed, started)).toEqual({ phase: 'sending', share: 0 });
  });

  it('stores the item that the server returns when the server has already accepted an earlier version of the sale', () => {
    expect(upload(started, { type: 'overtaken', item })).toEqual({ phase: 'overtaken', item });
  });

  it('ignores progress after the upload has ended', () => {
    expect(upload(started, { type: 'shared' }, progressed(1))).toEqual({ phase: 'idle' });
  });

  it('keeps the idempotency key for a retry, but creates a new key after the server has returned an item from an earlier version of the sale', () => {
    const attempt = { key: 'key-1', sent: { shown: 's', rest: 'r' }, refused: false };
    const sent: ShareSaleEvent[] = [saleEditedEvent, started, { type: 'attempted', attempt }];
    expect(stateAfterEvents(...sent, { type: 'failed', message: '' }, started).draft.attempt).toBe(
      attempt,
    );
    const again = stateAfterEvents(...sent, { type: 'overtaken', item }, started);
    expect(again.draft.attempt).toEqual(unsentShareAttempt('key-2'));
  });
});
