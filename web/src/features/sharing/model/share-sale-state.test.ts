import { describe, expect, it } from 'vitest';
import { NO_REDACTION } from './redaction';
import type { PageFacts } from './sale-reading';
import {
  asksForPlatform,
  confidenceOf,
  isOwnSaleGuess,
  isReadingPicture,
} from './share-sale-state';
import { NO_GUESSES, type SaleChoice } from './sale-form';
import { nextShareSaleState, type ShareSaleEvent, initialShareSaleState } from './share-sale-flow';
import {
  after,
  afterStored,
  chosen,
  details,
  edited,
  finished,
  first,
  hidden,
  other,
  picture,
  readAgain,
  requested,
  stepTo,
  stored,
  values,
} from './share-sale-flow.test-support';

const read = (change: Partial<PageFacts> = {}): ShareSaleEvent => ({
  type: 'saleRead',
  reading: { showsPayout: false, isCheckOnly: false, isHardToRead: false, ...change },
  guesses: { ...NO_GUESSES, isOwnSale: change.showsPayout === true ? 'true' : undefined },
});
const failed: ShareSaleEvent = { type: 'checkFailed', of: first, refusal: null };

describe('reading', () => {
  const touched = (field: SaleChoice): ShareSaleEvent => ({ type: 'touched', field });
  const own: ShareSaleEvent = { type: 'edited', values: { ...values, isOwnSale: 'true' } };

  it('asks for the platform if the reading recognized none, until the member touches the field', () => {
    expect(asksForPlatform(after(chosen))).toBe(false);
    expect(asksForPlatform(after(chosen, read()))).toBe(true);
    expect(asksForPlatform(after(chosen, read({ platform: 'ebay' })))).toBe(false);
    expect(asksForPlatform(after(chosen, read(), touched('platform')))).toBe(false);
    expect(asksForPlatform(after(chosen, failed))).toBe(true);
  });

  it('asks for the platform if the screenshot was checked but not read', () => {
    expect(asksForPlatform(after(chosen, readAgain))).toBe(true);
    expect(asksForPlatform(after(chosen, details, finished()))).toBe(true);
    expect(asksForPlatform(after(chosen, details, requested))).toBe(false);
  });

  it('the state does not change when the member touches a choice again', () => {
    const once = after(chosen, touched('platform'));
    expect(nextShareSaleState(once, touched('platform'), () => 'key')).toBe(once);
  });

  it('marks My Sale as a guess until the member chooses, also in a restored draft', () => {
    const guessed = after(chosen, read({ showsPayout: true }), own);
    expect(isOwnSaleGuess(guessed)).toBe(true);
    expect(isOwnSaleGuess(initialShareSaleState(guessed.draft))).toBe(true);
    const confirmed = nextShareSaleState(guessed, touched('isOwnSale'), () => 'key');
    expect(isOwnSaleGuess(confirmed)).toBe(false);
    expect(isOwnSaleGuess(initialShareSaleState(confirmed.draft))).toBe(false);
  });

  it("forgets the reading when another screenshot is chosen, and keeps the member's choices", () => {
    const again = { type: 'screenshotChosen', file: picture('b.png') } as const;
    const { draft } = after(chosen, read(), touched('platform'), again);
    expect(draft).toMatchObject({ reading: null, touched: ['platform'] });
  });
});

describe('isReadingPicture', () => {
  const isReading = (...events: readonly ShareSaleEvent[]) => isReadingPicture(after(...events));
  const slow: ShareSaleEvent = { type: 'checkSlow', of: first };

  it('returns false before a screenshot is chosen', () => {
    expect(isReading()).toBe(false);
    expect(isReading(edited)).toBe(false);
  });

  it('returns true from the choice of a screenshot until its reading ends, in each step', () => {
    expect(isReading(chosen)).toBe(true);
    expect(isReading(chosen, details)).toBe(true);
    expect(isReading(chosen, stepTo('picture'))).toBe(true);
    expect(isReading(chosen, read())).toBe(false);
    expect(isReading(chosen, read(), { type: 'screenshotChosen', file: other })).toBe(true);
  });

  it('still returns true during a slow reading, and false after a failed one', () => {
    expect(isReading(chosen, slow)).toBe(true);
    expect(isReading(chosen, slow, failed)).toBe(false);
  });

  it('returns true again when a failed reading starts again', () => {
    expect(isReading(chosen, failed, { type: 'checkStarted', of: first })).toBe(true);
  });

  it('returns false when only the check has ended, because check and reading are one request', () => {
    expect(isReading(chosen, finished())).toBe(false);
  });

  it('returns false for a restored draft that was checked, even by an older version of the app', () => {
    expect(isReadingPicture(afterStored(stored))).toBe(false);
    const unchecked = { ...stored, redaction: NO_REDACTION };
    expect(isReadingPicture(afterStored(unchecked))).toBe(true);
  });
});

describe('confidenceOf', () => {
  it('returns the probability that the reading is right', () => {
    expect(confidenceOf(after(chosen, read({ confidence: 0.7 })))).toBe(0.7);
    expect(confidenceOf(after(chosen, read({ confidence: 0 })))).toBe(0);
  });

  it('returns 0 when the reading failed', () => {
    expect(confidenceOf(after(chosen, failed))).toBe(0);
    expect(confidenceOf(after(chosen, failed, hidden))).toBe(0);
  });

  it('returns null for a draft of an older version whose reading stored no confidence, or no facts at all', () => {
    expect(confidenceOf(afterStored(stored, read()))).toBeNull();
    expect(confidenceOf(afterStored(stored))).toBeNull();
  });

  it('returns the confidence when the screenshot of an older draft is read again', () => {
    expect(confidenceOf(afterStored(stored, read({ confidence: 0.9 })))).toBe(0.9);
  });

  it('returns 0 instead of the earlier confidence when another screenshot is chosen', () => {
    const another = { type: 'screenshotChosen', file: other } as const;
    expect(confidenceOf(after(chosen, read({ confidence: 0.9 }), another))).toBe(0);
  });
});
