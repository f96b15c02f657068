import { describe, expect, it } from 'vitest';
import { NO_REDACTION, NO_REDACTION_HISTORY } from './redaction';
import { nextShareSaleState, type ShareSaleEvent, initialShareSaleState } from './share-sale-flow';
import {
  after,
  afterStored,
  chosen,
  cleared,
  details,
  finished,
  first,
  hidden,
  nameRead,
  other,
  ownArea,
  readAgain,
  redact,
  redaction,
  requested,
  stepTo,
  stored,
  undone,
  wholeFound,
} from './share-sale-flow.test-support';
import { needsCheck, type ShareStep } from './share-sale-state';

const name = { x: 0.1, y: 0.2, width: 0.2, height: 0.1, kind: 'name' as const };
const payout = { x: 0.7, y: 0.6, width: 0.2, height: 0.05, kind: 'payout' as const };
const [areas, fees] = [[name], [payout]];
const found = finished({ areas, fees });
const another: ShareSaleEvent = { type: 'screenshotChosen', file: other };
const switched = (hidesFees: boolean): ShareSaleEvent => ({
  type: 'settingsChanged',
  change: { hidesFees },
});
const redactionAfter = (...events: readonly ShareSaleEvent[]) => after(...events).draft.redaction;

describe('the check for personal information', () => {
  const checkedFor = { checked: true, suggested: [], fees };

  it.each<ShareStep>(['picture', 'text', 'details'])(
    "immediately hides the areas that the check finds while the member is at the step '%s'",
    (step) => {
      expect(redactionAfter(chosen, stepTo(step), found)).toEqual({ areas, ...checkedFor });
    },
  );

  it('keeps suggested areas visible, and shares without asking about them', () => {
    const suggested = [{ ...name, y: 0.5, kind: 'handle' as const }];
    const waiting = [chosen, wholeFound, details, requested] as const;
    const shared = after(...waiting, finished({ suggested }));
    expect(shared.check).toMatchObject({ phase: 'done', held: false });
    expect(shared.draft.redaction).toMatchObject({ areas: [], checked: true, suggested });
    const held = after(...waiting, finished({ areas, suggested }));
    expect(held.check).toMatchObject({ phase: 'found', held: true });
    expect(held.draft.redaction).toMatchObject({ areas, suggested });
    expect(redactionAfter(...waiting, finished({ suggested }), another)).toBe(NO_REDACTION);
  });

  it('makes a share wait until the check is done', () => {
    expect(after(chosen, details, requested).check).toMatchObject({ phase: 'running', held: true });
    const done = after(chosen, wholeFound, details, requested, finished({ fees }));
    expect(done.check).toMatchObject({ phase: 'done', held: false });
    expect(done.draft.redaction).toEqual({ areas: [], ...checkedFor });
    expect(after(chosen, details, finished(), requested).check.held).toBe(false);
  });

  it('makes the share wait when the check finds areas, until the member shares again', () => {
    const events = [chosen, wholeFound, details, requested, found] as const;
    expect(after(...events).check).toMatchObject({ phase: 'found', held: true });
    expect(redactionAfter(...events)).toEqual({ areas, ...checkedFor });
    expect(after(...events, requested).check.held).toBe(false);
  });

  it('no longer makes the share wait when the member has changed the found areas', () => {
    const events = [chosen, wholeFound, details, requested, found] as const;
    const changed = after(...events, redact({ type: 'removed', area: name }));
    expect(changed.check).toMatchObject({ phase: 'done', held: false });
  });

  it('makes the share wait even if the member hides an area before the check is done', () => {
    const { check } = after(chosen, details, requested, hidden);
    expect(check).toMatchObject({ phase: 'running', held: true });
  });

  it('adds the areas that the check finds to the areas that the member hid', () => {
    expect(redactionAfter(chosen, hidden, details, found).areas).toEqual([ownArea, ...areas]);
  });

  it('does not add a found area that is inside an area that the member drew', () => {
    const around = { x: 0, y: 0.1, width: 1, height: 0.3 };
    const covered = redactionAfter(chosen, redact({ type: 'added', area: around }), found);
    expect(covered).toMatchObject({ areas: [around], checked: true });
  });

  it('ignores the result of a check for another screenshot', () => {
    expect(redactionAfter(chosen, finished({ areas, of: other }))).toEqual(NO_REDACTION);
    expect(redactionAfter(chosen, another, found)).toEqual(NO_REDACTION);
  });

  it('makes the share wait while the check is slow or after it has failed, until the member skips the check', () => {
    const slow: ShareSaleEvent = { type: 'checkSlow', of: first };
    const failed: ShareSaleEvent = { type: 'checkFailed', of: first, refusal: null };
    expect(after(chosen, requested, slow).check).toMatchObject({ phase: 'slow', held: true });
    expect(after(chosen, requested, failed, slow).check.phase).toBe('failed');
    const skipped = after(chosen, requested, failed, { type: 'checkSkipped' }, requested);
    expect(skipped.check.held).toBe(false);
    expect(needsCheck(skipped)).toBe(false);
    expect(needsCheck(nextShareSaleState(skipped, chosen, () => 'key'))).toBe(true);
  });
});

describe('a refused check', () => {
  const limit = 'Too many screenshots. Try again in a minute.';
  const refused: ShareSaleEvent = { type: 'checkFailed', of: first, refusal: limit };
  const refusalAfter = (...events: readonly ShareSaleEvent[]) =>
    after(chosen, refused, ...events).check.refusal;

  it('states the reason of a refused check in each step', () => {
    expect(refusalAfter()).toBe(limit);
    expect(refusalAfter(details)).toBe(limit);
    expect(refusalAfter(stepTo('picture'), stepTo('text'))).toBe(limit);
  });

  it('keeps the reason of a refused check when the member shares, hides an area or skips the check', () => {
    expect(refusalAfter(details, requested)).toBe(limit);
    expect(refusalAfter(hidden)).toBe(limit);
    expect(refusalAfter(details, requested, { type: 'checkSkipped' })).toBe(limit);
  });

  it.each([
    ['starts again', { type: 'checkStarted', of: first } as const],
    ['fails without a limit', { type: 'checkFailed', of: first, refusal: null } as const],
    ['is for another screenshot', another],
    ['is not needed anymore', cleared],
  ])('forgets the reason of a refused check when the check %s', (_when, event) => {
    expect(refusalAfter(event)).toBeNull();
  });

  it('keeps the reason of a refused check when the check of an earlier screenshot fails later', () => {
    expect(refusalAfter({ type: 'checkFailed', of: other, refusal: null })).toBe(limit);
  });
});

describe('reading the screenshot again', () => {
  const proposal = { areas: [nameRead], checked: true, suggested: [], fees: [] };

  it('hides the areas that a new reading finds', () => {
    expect(redactionAfter(chosen, readAgain)).toEqual(proposal);
    expect(redactionAfter(chosen, found, details, readAgain).areas).toEqual([name, nameRead]);
  });

  it('hides an area that the member has unhidden when a new reading finds it again', () => {
    const unhidden = [chosen, readAgain, redact({ type: 'removed', area: nameRead })] as const;
    expect(redactionAfter(...unhidden).areas).toEqual([]);
    expect(redactionAfter(...unhidden, readAgain).areas).toEqual([nameRead]);
  });

  it('hides the fees that a new reading finds only while the switch for fees is on', () => {
    const { kind, ...area } = payout;
    const again = redact({ type: 'proposed', found: [], fees: [{ kind, area }] });
    expect(redactionAfter(chosen, again)).toMatchObject({ areas: [], fees });
    expect(redactionAfter(chosen, switched(true), again)).toMatchObject({ areas: fees, fees });
  });

  it('ignores the areas of the first check if this check ends after a new reading', () => {
    expect(redactionAfter(chosen, readAgain, found)).toEqual(proposal);
  });

  it('a new reading cancels a waiting share, and the member must share again', () => {
    const { check } = after(chosen, requested, readAgain);
    expect(check).toMatchObject({ phase: 'done', held: false });
    expect(after(chosen, wholeFound, requested, readAgain, requested).check.held).toBe(false);
  });
});

describe('the switch for fees', () => {
  it('hides fees while the switch for fees is on, even if the member turns it on before the check is done', () => {
    const early = after(chosen, details, switched(true), finished({ fees })).draft;
    expect(early).toMatchObject({ redaction: { areas: fees }, settings: { hidesFees: true } });
    const late = redactionAfter(chosen, details, found, switched(true), switched(true));
    expect(late.areas).toEqual([...areas, ...fees]);
  });

  it('shows fees again, and keeps personal information hidden, when the switch for fees is turned off', () => {
    const shown = after(chosen, details, switched(true), found, switched(false)).draft;
    expect(shown).toMatchObject({ redaction: { areas, fees }, settings: { hidesFees: false } });
  });

  it('the switch for fees stays on for the next screenshot and the next sale', () => {
    const next = after(chosen, details, switched(true), found, chosen).draft;
    expect(next).toMatchObject({ redaction: NO_REDACTION, settings: { hidesFees: true } });
    expect(next.redaction.fees).toBeUndefined();
    expect(after(chosen, switched(true), { type: 'shared' }).draft.settings.hidesFees).toBe(true);
  });

  it("the form starts with the member's setting of the switch for fees, even for a stored draft", () => {
    const checked = after(chosen, details, found).draft;
    const on = { hidesFees: true };
    expect(initialShareSaleState(checked, on).draft.redaction.areas).toEqual([...areas, ...fees]);
    expect(initialShareSaleState(null, on).draft.settings).toEqual(on);
  });

  it('checks a draft again while the switch for fees is on if the draft was never searched for fees', () => {
    expect(needsCheck(afterStored(stored))).toBe(false);
    const waiting = afterStored(stored, switched(true), requested);
    expect(needsCheck(waiting)).toBe(true);
    expect(waiting.check.held).toBe(true);
    const done = afterStored(stored, switched(true), requested, found);
    expect(needsCheck(done)).toBe(false);
    expect(done.check).toMatchObject({ phase: 'done', held: false });
    // The areas of personal information stay as they were, because the member has seen them and may have unhidden some
    // of them.
    expect(done.draft.redaction.areas).toEqual([...redaction.areas, ...fees]);
  });

  it('still searches a stored draft for fees after the member has changed other areas', () => {
    const unhidden = redact({ type: 'removed', area: ownArea });
    const events = [switched(true), requested, unhidden] as const;
    expect(afterStored(stored, ...events).check.held).toBe(true);
    const done = afterStored(stored, ...events, found).draft.redaction;
    expect(done).toMatchObject({ areas: fees, fees });
  });
});

describe('undo', () => {
  const stepsAfter = (...events: readonly ShareSaleEvent[]) =>
    after(...events).redactionHistory.steps;
  const unhidden = redact({ type: 'removed', area: name });

  it('Undo reverts one change of the member at a time, even if the member has moved between the steps of the form', () => {
    const changed = [chosen, hidden, details, found, unhidden, stepTo('picture'), details] as const;
    expect(redactionAfter(...changed).areas).toEqual([ownArea]);
    expect(redactionAfter(...changed, undone).areas).toEqual([ownArea, name]);
    expect(redactionAfter(...changed, undone, stepTo('text'), undone).areas).toEqual([name]);
    expect(stepsAfter(...changed, undone, undone)).toEqual([]);
  });

  it('Undo keeps areas that the check and a new reading found', () => {
    expect(redactionAfter(chosen, hidden, found, undone).areas).toEqual([name]);
    const readLater = redactionAfter(chosen, found, hidden, readAgain, undone);
    expect(readLater.areas).toEqual([name, nameRead]);
  });

  it('Undo changes nothing when the member has made no change of the hidden areas', () => {
    const state = after(chosen, found);
    expect(nextShareSaleState(state, undone, () => 'key')).toBe(state);
  });

  it('Undo skips a change that had no effect', () => {
    const state = after(chosen, found, hidden);
    expect(nextShareSaleState(state, hidden, () => 'key')).toBe(state);
    expect(state.redactionHistory.steps).toHaveLength(1);
  });

  it('Undo reverts nothing after the member has chosen another screenshot, or the same screenshot again', () => {
    const replaced = after(chosen, hidden, found, unhidden, another);
    expect(replaced.redactionHistory).toEqual(NO_REDACTION_HISTORY);
    expect(nextShareSaleState(replaced, undone, () => 'key')).toBe(replaced);
    expect(after(chosen, hidden, chosen).redactionHistory).toEqual(NO_REDACTION_HISTORY);
  });

  it('Undo has nothing to revert in the next sale, and in a restored draft', () => {
    expect(stepsAfter(chosen, hidden, { type: 'shared' })).toEqual([]);
    expect(initialShareSaleState(after(chosen, hidden).draft).redactionHistory).toEqual(
      NO_REDACTION_HISTORY,
    );
  });

  it('Undo no longer reverts changes of single fees when the switch for fees has changed, but still reverts other changes', () => {
    const feeShown = redact({ type: 'removed', area: payout });
    const changed = [chosen, switched(true), found, hidden, feeShown] as const;
    expect(stepsAfter(...changed)).toHaveLength(2);
    expect(redactionAfter(...changed, undone).areas).toEqual([ownArea, name, payout]);
    const off = [...changed, switched(false)] as const;
    expect(stepsAfter(...off)).toEqual([{ done: 'added', area: ownArea }]);
    expect(redactionAfter(...off, undone).areas).toEqual(areas);
    expect(redactionAfter(...off, undone, undone).areas).toEqual(areas);
  });

  it('states whether the member or the check changed the areas last', () => {
    const lastAfter = (...events: readonly ShareSaleEvent[]) =>
      after(...events).redactionHistory.last;
    expect(lastAfter(chosen)).toBeNull();
    expect(lastAfter(chosen, found)).toBe('proposed');
    expect(lastAfter(chosen, found, hidden)).toBe('changed');
    expect(lastAfter(chosen, found, hidden, undone)).toBe('changed');
    expect(lastAfter(chosen, found, switched(true))).toBe('changed');
    expect(lastAfter(chosen, found, hidden, details)).toBe('changed');
    expect(lastAfter(chosen, found, hidden, readAgain)).toBe('proposed');
    expect(lastAfter(chosen, found, another)).toBeNull();
  });
});
