import type { ShareSettingsChange } from '@contract/schemas/share-settings';
import { isDraftRedactionChecked, withSettings } from './draft';
import {
  isCheckEvent,
  nextPersonalInfoCheckState,
  type PersonalInfoCheckEvent,
} from './personal-info-check';
import {
  isFullyChecked,
  nextRedactionState,
  type Redaction,
  type RedactionEvent,
  withAddedAreas,
  withFeeVisibility,
  withoutFeeSteps,
} from './redaction';
import { type ShareSaleState, withDraft } from './share-sale-state';

export type HiddenAreasEvent =
  | PersonalInfoCheckEvent
  | { readonly type: 'redactionChanged'; readonly change: RedactionEvent }
  | { readonly type: 'settingsChanged'; readonly change: ShareSettingsChange };

export const isHiddenAreasEvent = (event: { readonly type: string }): event is HiddenAreasEvent =>
  event.type === 'redactionChanged' || event.type === 'settingsChanged' || isCheckEvent(event);

/**
 * Returns the state of the share form after an event that concerns hidden areas: a result of the check, a change by the
 * member, or a change of the switch for fees.
 */
export function nextStateForHiddenAreas(
  state: ShareSaleState,
  event: HiddenAreasEvent,
  newKey: () => string,
): ShareSaleState {
  if (event.type === 'redactionChanged') return withRedaction(state, event.change, newKey);
  if (event.type !== 'settingsChanged') return withCheck(state, event, newKey);
  const draft = withSettings(state.draft, event.change);
  if (draft === state.draft) return state;
  const redactionHistory = withoutFeeSteps(state.redactionHistory);
  return withDraft({ ...state, redactionHistory }, draft, newKey);
}

/** Applies a change of the hidden areas that the member or a new reading has made. */
function withRedaction(
  state: ShareSaleState,
  change: RedactionEvent,
  newKey: () => string,
): ShareSaleState {
  const { redaction, settings } = state.draft;
  const before = { ...redaction, ...state.redactionHistory, hidesFees: settings.hidesFees };
  const after = nextRedactionState(before, change);
  if (after === before) return state;
  const { hidesFees: _hidesFees, steps, last, ...changed } = after;
  const seen = seenByMember({ ...state, redactionHistory: { steps, last } }, changed);
  return withDraft(seen, { redaction: changed }, newKey);
}

/**
 * Returns the state after a change of the hidden areas. If the areas now count as checked, the check is done and a
 * waiting share is canceled, so the member must share again with the areas as they are now.
 */
const seenByMember = (state: ShareSaleState, redaction: Redaction): ShareSaleState =>
  isFullyChecked(redaction, state.draft.settings.hidesFees)
    ? { ...state, check: { ...state.check, phase: 'done', held: false, refusal: null } }
    : state;

/**
 * Applies an event of the check, such as its result. Ignores an event for another screenshot. If the areas were already
 * checked, the result adds only areas of fees.
 */
function withCheck(
  state: ShareSaleState,
  event: PersonalInfoCheckEvent,
  newKey: () => string,
): ShareSaleState {
  if ('of' in event && event.of !== state.draft.screenshot) return state;
  const isSeen = event.type === 'checkFinished' && state.draft.redaction.checked;
  const news = isSeen ? { ...event, areas: [] } : event;
  const { itemPart, reading } = state.draft;
  const isHardToRead = !isSeen && (reading?.isHardToRead ?? false);
  const check = nextPersonalInfoCheckState(state.check, news, { itemPart, isHardToRead });
  return withFound({ ...state, check }, newKey);
}

/** Hides the areas that the check found. The form shows them to the member in black. */
function withFound(state: ShareSaleState, newKey: () => string): ShareSaleState {
  const { found, suggested, fees } = state.check;
  const { redaction, settings } = state.draft;
  if (found === null || isDraftRedactionChecked(state.draft)) return state;
  const areas = withAddedAreas(redaction.areas, found);
  const checked = { ...redaction, areas, checked: true, suggested, fees };
  // If the areas were already checked, this check has added only areas of fees. The history does not record them as the
  // last change.
  const last = redaction.checked ? state.redactionHistory.last : 'proposed';
  return withDraft(
    { ...state, redactionHistory: { ...state.redactionHistory, last } },
    { redaction: withFeeVisibility(checked, settings.hidesFees) },
    newKey,
  );
}
