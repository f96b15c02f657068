import { describe, expect, it } from 'vitest';
import { NO_REDACTION } from './redaction';
import type { ReadingFacts } from './sale-reading';
import {
  asksForPlatform,
  readingConfidenceOf,
  isOwnSaleGuess,
  isReadingPicture,
} from './share-sale-state';
import { NO_GUESSES, type DefaultedSaleField } from './sale-form';
import { nextShareSaleState, type ShareSaleEvent, initialShareSaleState } from './share-sale-flow';
import {
  stateAfterEvents,
  draftStateAfterEvents,
  screenshotChosenEvent,
  detailsStepEvent,
  saleEditedEvent,
  checkFinishedEvent,
  firstScreenshotFile,
  areaHiddenEvent,
  otherScreenshotFile,
  fakePictureFile,
  nameProposedEvent,
  shareRequestedEvent,
  stepChangedEvent,
  tinRobotDraft,
  tinRobotValues,
} from './share-sale-flow.test-support';

const read = (change: Partial<ReadingFacts> = {}): ShareSaleEvent => ({
  type: 'saleRead',
  reading: { showsPayout: false, isCheckOnly: false, isHardToRead: false, ...change },
  guesses: { ...NO_GUESSES, isOwnSale: change.showsPayout === true ? 'true' : undefined },
});
const failed: ShareSaleEvent = { type: 'checkFailed', of: firstScreenshotFile, refusal: null };

describe('reading', () => {
  const touched = (field: DefaultedSaleField): ShareSaleEvent => ({ type: 'touched', field });
  const own: ShareSaleEvent = { type: 'edited', values: { ...tinRobotValues, isOwnSale: 'true' } };

  it('asks for the platform if the reading recognized none, until the member touches the field', () => {
    expect(asksForPlatform(stateAfterEvents(screenshotChosenEvent))).toBe(false);
    expect(asksForPlatform(stateAfterEvents(screenshotChosenEvent, read()))).toBe(true);
    expect(
      asksForPlatform(stateAfterEvents(screenshotChosenEvent, read({ platform: 'ebay' }))),
    ).toBe(false);
    expect(
      asksForPlatform(stateAfterEvents(screenshotChosenEvent, read(), touched('platform'))),
    ).toBe(false);
    expect(asksForPlatform(stateAfterEvents(screenshotChosenEvent, failed))).toBe(true);
  });

  it('asks for the platform if the screenshot was checked but not read', () => {
    expect(asksForPlatform(stateAfterEvents(screenshotChosenEvent, nameProposedEvent))).toBe(true);
    expect(
      asksForPlatform(
        stateAfterEvents(screenshotChosenEvent, detailsStepEvent, checkFinishedEvent()),
      ),
    ).toBe(true);
    expect(
      asksForPlatform(
        stateAfterEvents(screenshotChosenEvent, detailsStepEvent, shareRequestedEvent),
      ),
    ).toBe(false);
  });

  it('the state does not change when the member touches a choice again', () => {
    const once = stateAfterEvents(screenshotChosenEvent, touched('platform'));
    expect(nextShareSaleState(once, touched('platform'), () => 'key')).toBe(once);
  });

  it('marks My Sale as a guess until the member chooses, also in a restored draft', () => {
    const guessed = stateAfterEvents(screenshotChosenEvent, read({ showsPayout: true }), own);
    expect(isOwnSaleGuess(guessed)).toBe(true);
    expect(isOwnSaleGuess(initialShareSaleState(guessed.draft))).toBe(true);
    const confirmed = nextShareSaleState(guessed, touched('isOwnSale'), () => 'key');
    expect(isOwnSaleGuess(confirmed)).toBe(false);
    expect(isOwnSaleGuess(initialShareSaleState(confirmed.draft))).toBe(false);
  });

  it("forgets the reading when another screenshot is chosen, and keeps the member's choices", () => {
    const again = { type: 'screenshotChosen', file: fakePictureFile('b.png') } as const;
    const { draft } = stateAfterEvents(screenshotChosenEvent, read(), touched('platform'), again);
    expect(draft).toMatchObject({ reading: null, touched: ['platform'] });
  });
});

describe('isReadingPicture', () => {
  const isReading = (...events: readonly ShareSaleEvent[]) =>
    isReadingPicture(stateAfterEvents(...events));
  const slow: ShareSaleEvent = { type: 'checkSlow', of: firstScreenshotFile };

  it('returns false before a screenshot is chosen', () => {
    expect(isReading()).toBe(false);
    expect(isReading(saleEditedEvent)).toBe(false);
  });

  it('returns true from the choice of a screenshot until its reading ends, in each step', () => {
    expect(isReading(screenshotChosenEvent)).toBe(true);
    expect(isReading(screenshotChosenEvent, detailsStepEvent)).toBe(true);
    expect(isReading(screenshotChosenEvent, stepChangedEvent('picture'))).toBe(true);
    expect(isReading(screenshotChosenEvent, read())).toBe(false);
    expect(
      isReading(screenshotChosenEvent, read(), {
        type: 'screenshotChosen',
        file: otherScreenshotFile,
      }),
    ).toBe(true);
  });

  it('still returns true during a slow reading, and false after a failed one', () => {
    expect(isReading(screenshotChosenEvent, slow)).toBe(true);
    expect(isReading(screenshotChosenEvent, slow, failed)).toBe(false);
  });

  it('returns true again when a failed reading starts again', () => {
    expect(
      isReading(screenshotChosenEvent, failed, { type: 'checkStarted', of: firstScreenshotFile }),
    ).toBe(true);
  });

  it('returns false as soon as the check has ended, because check and reading are one request', () => {
    expect(isReading(screenshotChosenEvent, checkFinishedEvent())).toBe(false);
  });

  it('returns false for a restored draft that was checked, even by an older version of the app', () => {
    expect(isReadingPicture(draftStateAfterEvents(tinRobotDraft))).toBe(false);
    const unchecked = { ...tinRobotDraft, redaction: NO_REDACTION };
    expect(isReadingPicture(draftStateAfterEvents(unchecked))).toBe(true);
  });
});

describe('readingConfidenceOf', () => {
  it('returns the probability that the reading is right', () => {
    expect(
      readingConfidenceOf(stateAfterEvents(screenshotChosenEvent, read({ confidence: 0.7 }))),
    ).toBe(0.7);
    expect(
      readingConfidenceOf(stateAfterEvents(screenshotChosenEvent, read({ confidence: 0 }))),
    ).toBe(0);
  });

  it('returns 0 when the reading failed', () => {
    expect(readingConfidenceOf(stateAfterEvents(screenshotChosenEvent, failed))).toBe(0);
    expect(
      readingConfidenceOf(stateAfterEvents(screenshotChosenEvent, failed, areaHiddenEvent)),
    ).toBe(0);
  });

  it('returns null for a draft of an older version whose reading stored no confidence, or no facts at all', () => {
    expect(readingConfidenceOf(draftStateAfterEvents(tinRobotDraft, read()))).toBeNull();
    expect(readingConfidenceOf(draftStateAfterEvents(tinRobotDraft))).toBeNull();
  });

  it('returns the confidence when the screenshot of an older draft is read again', () => {
    expect(
      readingConfidenceOf(draftStateAfterEvents(tinRobotDraft, read({ confidence: 0.9 }))),
    ).toBe(0.9);
  });

  it('returns 0 instead of the earlier confidence when another screenshot is chosen', () => {
    const another = { type: 'screenshotChosen', file: otherScreenshotFile } as const;
    expect(
      readingConfidenceOf(
        stateAfterEvents(screenshotChosenEvent, read({ confidence: 0.9 }), another),
      ),
    ).toBe(0);
  });
});
