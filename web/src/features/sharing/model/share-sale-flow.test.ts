import { IMAGE_MESSAGES } from '@contract/schemas/image';
import { describe, expect, it } from 'vitest';
import { NO_REDACTION } from './redaction';
import type { PageFacts } from './sale-reading';
import { itemLike } from './item.test-support';
import { asksForPlatform, isOwnSaleGuess } from './reading-guesses';
import { EMPTY_SALE, NO_GUESSES, type SaleChoice } from './sale-form';
import { nextShareSale, type ShareSaleEvent, startShareSale } from './share-sale-flow';
import {
  after,
  afterStored,
  chosen,
  cleared,
  edited,
  first,
  foundPart,
  other,
  picture,
  redacted,
  redaction,
  requested,
  stored,
  unsent,
  values,
  whole,
} from './share-sale-flow.test-support';
import { isAsking, needsCheck } from './share-sale-state';

describe('draft', () => {
  it('starts empty and without an idempotency key', () => {
    expect(after()).toMatchObject({
      draft: { values: EMPTY_SALE, screenshot: null, redaction: NO_REDACTION, attempt: null },
      restored: false,
    });
  });

  it('is restored from storage with its key', () => {
    const state = afterStored(stored);
    expect(state.restored).toBe(true);
    expect(state.draft).toBe(stored);
    expect(afterStored(stored, edited).draft.attempt).toBe(stored.attempt);
  });

  it('gets a key with its first change and keeps it', () => {
    expect(after(edited).draft).toMatchObject({ values, attempt: unsent('key-1') });
    expect(after(chosen).draft).toMatchObject({ screenshot: first, attempt: unsent('key-1') });
    expect(after(edited, chosen, redacted).draft.attempt).toEqual(unsent('key-1'));
  });

  it('gets no key while the form is empty', () => {
    expect(after({ type: 'edited', values: EMPTY_SALE }).draft.attempt).toBeNull();
  });

  it('is a new object only after a change, because each new object is saved', () => {
    const state = after(chosen);
    const next = (event: ShareSaleEvent) => nextShareSale(state, event, () => 'key').draft;
    for (const event of [edited, redacted, cleared]) expect(next(event)).not.toBe(state.draft);
    const unstored = ['overlayClosed', 'sendingStarted', 'cancelled', 'partDialogOpened'] as const;
    for (const event of [requested, foundPart(null, other), ...unstored.map((type) => ({ type }))])
      expect(next(event)).toBe(state.draft);
  });

  it.each(['shared', 'cleared'] as const)('is empty after the %s event', (type) => {
    expect(afterStored(stored, chosen, { type })).toEqual(startShareSale(null));
  });

  it.each([
    { type: 'cancelled' },
    { type: 'failed', message: 'No network' },
    { type: 'overtaken', item: { title: 'Tin robot', soldPrice: '12.00', certain: true } },
  ] as const)('is kept after the $type event', (end) => {
    expect(afterStored(stored, { type: 'sendingStarted' }, end).draft).toBe(stored);
  });
});

describe('screenshot', () => {
  it('opens the overlay and resets the redaction when another file is chosen', () => {
    const state = after(chosen, redacted, { type: 'screenshotChosen', file: other });
    expect(state).toMatchObject({ overlayOpen: true, draft: { redaction: NO_REDACTION } });
    expect(state.draft.screenshot).toBe(other);
  });

  it('stays the same when another file is rejected', () => {
    const pdf = { type: 'screenshotChosen', file: picture('a.pdf', 'application/pdf') } as const;
    const state = after(chosen, { type: 'overlayClosed' }, pdf);
    expect(state.screenshotProblem).toBe(IMAGE_MESSAGES.unsupported);
    expect(state.draft.screenshot).toBe(first);
    expect(state.overlayOpen).toBe(false);
    expect(nextShareSale(state, chosen, () => 'key').screenshotProblem).toBeUndefined();
    expect(nextShareSale(state, cleared, () => 'key').screenshotProblem).toBeUndefined();
  });

  it('shows an error when it is missing', () => {
    expect(after({ type: 'screenshotMissing' }).screenshotProblem).toBe(IMAGE_MESSAGES.missing);
  });

  it('keeps its redaction when the overlay closes and opens again', () => {
    const state = after(chosen, redacted, { type: 'overlayClosed' }, { type: 'overlayOpened' });
    expect(state).toMatchObject({ overlayOpen: true, draft: { redaction } });
  });

  it('closes the overlay when the extracted text is used', () => {
    const guesses = { ...NO_GUESSES, platform: 'depop' as const };
    const state = after(chosen, { type: 'extractionUsed', guesses });
    expect(state).toMatchObject({ overlayOpen: false, draft: { guesses } });
  });
});

describe('same-picture question', () => {
  const asking = (...events: readonly ShareSaleEvent[]) => isAsking(after(...events).samePicture);
  const found: ShareSaleEvent = { type: 'samePictureFound', of: first, items: [itemLike()] };
  const foundNothing: ShareSaleEvent = { type: 'samePictureFound', of: first, items: [] };
  const dismissed: ShareSaleEvent = { type: 'declaredAnother' };

  it('appears when items with the same picture are found', () => {
    expect(asking(chosen)).toBe(false);
    expect(asking(chosen, foundNothing)).toBe(false);
    expect(asking(chosen, found)).toBe(true);
  });

  it('disappears when the member confirms another sale', () => {
    const answered = after(chosen, found, requested, dismissed).samePicture;
    expect(isAsking(answered)).toBe(false);
    expect(answered.held).toBe(false);
  });

  it('stays answered when the redaction changes', () => {
    expect(asking(chosen, found, dismissed, redacted, found)).toBe(false);
  });

  it('appears again when another screenshot has the same picture as an item', () => {
    const again: ShareSaleEvent = { type: 'screenshotChosen', file: other };
    const foundOther: ShareSaleEvent = { type: 'samePictureFound', of: other, items: [itemLike()] };
    expect(asking(chosen, found, dismissed, again)).toBe(false);
    expect(asking(chosen, found, dismissed, again, foundOther)).toBe(true);
  });

  it('stays after a redaction change until a lookup finds nothing', () => {
    expect(asking(chosen, found, redacted)).toBe(true);
    expect(asking(chosen, found, redacted, foundNothing)).toBe(false);
  });

  it('is reset when the form is cleared', () => {
    const { samePicture } = after(chosen, found, requested, cleared);
    expect(samePicture).toEqual({ items: [], held: false, dismissed: false });
  });

  it('ignores results for a screenshot that was removed or replaced', () => {
    expect(asking(chosen, cleared, found)).toBe(false);
    expect(asking(chosen, { type: 'screenshotChosen', file: other }, found)).toBe(false);
  });

  it('holds sharing only while it is unanswered', () => {
    expect(after(chosen, requested).samePicture.held).toBe(false);
    expect(after(chosen, whole, redacted, found, requested).samePicture.held).toBe(true);
    const events = [chosen, whole, redacted, found, requested, foundNothing];
    expect(after(...events).samePicture.held).toBe(false);
  });
});

describe('sending', () => {
  const started: ShareSaleEvent = { type: 'sendingStarted' };
  const progressed = (share: number): ShareSaleEvent => ({ type: 'progressed', share });
  const upload = (...events: readonly ShareSaleEvent[]) => after(...events).upload;
  const item = { title: 'Tin robot', soldPrice: '12.00', certain: true };

  it('reports progress that never decreases', () => {
    expect(upload(started, progressed(0.5))).toEqual({ phase: 'sending', share: 0.5 });
    expect(upload(started, progressed(0.5), progressed(0.2))).toEqual({
      phase: 'sending',
      share: 0.5,
    });
    expect(upload(started, progressed(3))).toEqual({ phase: 'sending', share: 1 });
  });

  it('can be canceled only while it runs', () => {
    expect(upload(started, { type: 'cancelled' })).toEqual({ phase: 'cancelled' });
    expect(upload({ type: 'cancelled' })).toEqual({ phase: 'idle' });
  });

  it('keeps the error message of a failure and restarts at 0 on a retry', () => {
    const failed: ShareSaleEvent = { type: 'failed', message: 'No network' };
    expect(upload(started, failed)).toEqual({ phase: 'failed', message: 'No network' });
    expect(upload(started, failed, started)).toEqual({ phase: 'sending', share: 0 });
  });

  it('keeps the earlier item that the server answered with', () => {
    expect(upload(started, { type: 'overtaken', item })).toEqual({ phase: 'overtaken', item });
  });

  it('ignores progress that arrives after it ended', () => {
    expect(upload(started, { type: 'shared' }, progressed(1))).toEqual({ phase: 'idle' });
  });

  it('keeps the key for a retry and creates a new one to share an overtaken sale again', () => {
    const attempt = { key: 'key-1', sent: { shown: 's', rest: 'r' }, refused: false };
    const sent: ShareSaleEvent[] = [edited, started, { type: 'attempted', attempt }];
    expect(after(...sent, { type: 'failed', message: '' }, started).draft.attempt).toBe(attempt);
    const again = after(...sent, { type: 'overtaken', item }, started);
    expect(again.draft.attempt).toEqual(unsent('key-2'));
  });
});

describe('check for personal information', () => {
  const areas = [{ x: 0.1, y: 0.1, width: 0.2, height: 0.1, kind: 'name' as const }];
  const closed: ShareSaleEvent = { type: 'overlayClosed' };
  const fees = [{ x: 0.7, y: 0.6, width: 0.2, height: 0.05, kind: 'payout' }] as const;
  const seen = { checked: true, suggested: [], fees };
  const switched = (hidesFees: boolean): ShareSaleEvent => ({
    type: 'settingsChanged',
    change: { hidesFees },
  });
  const finished = (found = areas, of = first): ShareSaleEvent => ({
    type: 'checkFinished',
    of,
    areas: found,
    suggested: [],
    fees,
  });

  it('keeps what is only suggested visible, and shares without asking', () => {
    const suggested = [{ x: 0.1, y: 0.5, width: 0.2, height: 0.1, kind: 'handle' as const }];
    const unsure = (found: typeof areas): ShareSaleEvent => ({
      type: 'checkFinished',
      of: first,
      areas: found,
      suggested,
      fees: [],
    });
    const waiting = [chosen, whole, closed, requested] as const;
    const shared = after(...waiting, unsure([]));
    expect(shared.check).toMatchObject({ phase: 'done', held: false });
    expect(shared.draft.redaction).toMatchObject({ areas: [], checked: true, suggested });
    const held = after(...waiting, unsure(areas));
    expect(held.check).toMatchObject({ phase: 'found', held: true });
    expect(held.draft.redaction).toMatchObject({ areas, suggested });
    expect(after(...waiting, unsure(areas), chosen).draft.redaction).toBe(NO_REDACTION);
  });

  it('hides fees while the switch is on, also when it is switched before the check is done', () => {
    const hidden = after(chosen, closed, switched(true), finished([])).draft;
    expect(hidden).toMatchObject({ redaction: { areas: fees }, settings: { hidesFees: true } });
    const late = after(chosen, closed, finished(), switched(true), switched(true)).draft.redaction;
    expect(late.areas).toEqual([...areas, ...fees]);
  });

  it('shows fees again, and keeps personal information hidden, when the switch is off', () => {
    const shown = after(chosen, closed, switched(true), finished(), switched(false)).draft;
    expect(shown).toMatchObject({ redaction: { areas, fees }, settings: { hidesFees: false } });
  });

  it('keeps the choice for the next screenshot and the next sale', () => {
    const next = after(chosen, closed, switched(true), finished(), chosen).draft;
    expect(next).toMatchObject({ redaction: NO_REDACTION, settings: { hidesFees: true } });
    expect(next.redaction.fees).toBeUndefined();
    expect(after(chosen, switched(true), { type: 'shared' }).draft.settings.hidesFees).toBe(true);
  });

  it('starts with the choice of the member, and applies it to a stored draft', () => {
    const stored = after(chosen, closed, finished()).draft;
    const on = { hidesFees: true };
    expect(startShareSale(stored, on).draft.redaction.areas).toEqual([...areas, ...fees]);
    expect(startShareSale(null, on).draft.settings).toEqual(on);
  });

  it('checks a draft from before the switch for fees again while the switch is on', () => {
    expect(needsCheck(afterStored(stored))).toBe(false);
    const waiting = afterStored(stored, switched(true), requested);
    expect(needsCheck(waiting)).toBe(true);
    expect(waiting.check.held).toBe(true);
    const done = afterStored(stored, switched(true), requested, finished());
    expect(needsCheck(done)).toBe(false);
    expect(done.check).toMatchObject({ phase: 'done', held: false });
    // The member has seen the personal information, and may have unhidden it.
    expect(done.draft.redaction.areas).toEqual([...redaction.areas, ...fees]);
  });

  it('keeps checking for fees when the overlay only changes other areas of such a draft', () => {
    const changed: ShareSaleEvent = {
      type: 'redacted',
      redaction: { ...redaction, areas: [] },
    };
    const events = [switched(true), requested, { type: 'overlayOpened' }, changed] as const;
    expect(afterStored(stored, ...events).check.held).toBe(true);
    const found = afterStored(stored, ...events, finished(), closed).draft.redaction;
    expect(found).toMatchObject({ areas: fees, fees });
  });

  it('holds a share until the check is done', () => {
    expect(after(chosen, closed, requested).check).toMatchObject({ phase: 'running', held: true });
    const done = after(chosen, whole, closed, requested, finished([]));
    expect(done.check).toMatchObject({ phase: 'done', held: false });
    expect(done.draft.redaction).toEqual({ areas: [], ...seen });
    expect(after(chosen, closed, finished([]), requested).check.held).toBe(false);
  });

  it('keeps holding the share when it finds areas, until it is requested again', () => {
    const events = [chosen, whole, closed, requested, finished()];
    const found = after(...events);
    expect(found.check).toMatchObject({ phase: 'found', held: true });
    expect(found.draft.redaction).toEqual({ areas, ...seen });
    expect(after(...events, requested).check.held).toBe(false);
  });

  it('adds the found areas to those of the member', () => {
    const [own] = redaction.areas;
    const added: ShareSaleEvent = {
      type: 'redacted',
      redaction: { areas: redaction.areas, checked: false },
    };
    expect(after(chosen, added, closed, finished()).draft.redaction.areas).toEqual([own, ...areas]);
  });

  it('leaves the areas to the open overlay, and adds them when it closes without proposing them', () => {
    expect(after(chosen, finished()).draft.redaction).toEqual(NO_REDACTION);
    expect(after(chosen, finished(), closed).draft.redaction).toEqual({ areas, ...seen });
    expect(after(chosen, finished(), redacted, closed).draft.redaction).toEqual(redaction);
  });

  it('keeps the areas of the overlay, which shows the same check', () => {
    expect(after(chosen, redacted, finished()).draft.redaction).toEqual(redaction);
    expect(after(chosen, requested, redacted).check).toMatchObject({ phase: 'done', held: false });
  });

  it('ignores the result for another screenshot', () => {
    expect(after(chosen, finished(areas, other)).draft.redaction).toEqual(NO_REDACTION);
  });

  it('holds the share while it is slow or failed, until the member skips it', () => {
    const slow: ShareSaleEvent = { type: 'checkSlow', of: first };
    const failed: ShareSaleEvent = { type: 'checkFailed', of: first };
    expect(after(chosen, requested, slow).check).toMatchObject({ phase: 'slow', held: true });
    expect(after(chosen, requested, failed, slow).check.phase).toBe('failed');
    const skipped = after(chosen, requested, failed, { type: 'checkSkipped' }, requested);
    expect(skipped.check.held).toBe(false);
    expect(needsCheck(skipped)).toBe(false);
    expect(needsCheck(nextShareSale(skipped, chosen, () => 'key'))).toBe(true);
  });

  describe('reading', () => {
    const read = (change: Partial<PageFacts> = {}): ShareSaleEvent => ({
      type: 'saleRead',
      reading: { showsPayout: false, isCheckOnly: false, isHardToRead: false, ...change },
      guesses: { ...NO_GUESSES, isOwnSale: change.showsPayout === true ? 'true' : undefined },
    });
    const touched = (field: SaleChoice): ShareSaleEvent => ({ type: 'touched', field });
    const own: ShareSaleEvent = { type: 'edited', values: { ...values, isOwnSale: 'true' } };

    it('asks for the platform if none was read, until the member touches the field', () => {
      expect(asksForPlatform(after(chosen))).toBe(false);
      expect(asksForPlatform(after(chosen, read()))).toBe(true);
      expect(asksForPlatform(after(chosen, read({ platform: 'ebay' })))).toBe(false);
      expect(asksForPlatform(after(chosen, read(), touched('platform')))).toBe(false);
      expect(asksForPlatform(after(chosen, { type: 'checkFailed', of: first }))).toBe(true);
    });

    it('asks for the platform if the screenshot was checked but not read', () => {
      expect(asksForPlatform(after(chosen, redacted))).toBe(true);
      expect(asksForPlatform(after(chosen, closed, finished()))).toBe(true);
      expect(asksForPlatform(after(chosen, closed, requested))).toBe(false);
    });

    it('changes nothing when a choice is touched again', () => {
      const once = after(chosen, touched('platform'));
      expect(nextShareSale(once, touched('platform'), () => 'key')).toBe(once);
    });

    it('says that My Sale is a guess, until the member chooses, also in a restored draft', () => {
      const guessed = after(chosen, read({ showsPayout: true }), own);
      expect(isOwnSaleGuess(guessed)).toBe(true);
      expect(isOwnSaleGuess(startShareSale(guessed.draft))).toBe(true);
      const confirmed = nextShareSale(guessed, touched('isOwnSale'), () => 'key');
      expect(isOwnSaleGuess(confirmed)).toBe(false);
      expect(isOwnSaleGuess(startShareSale(confirmed.draft))).toBe(false);
    });

    it('starts again with another screenshot, and keeps what the member chose', () => {
      const again = { type: 'screenshotChosen', file: picture('b.png') } as const;
      const { draft } = after(chosen, read(), touched('platform'), again);
      expect(draft).toMatchObject({ reading: null, touched: ['platform'] });
    });
  });
});
