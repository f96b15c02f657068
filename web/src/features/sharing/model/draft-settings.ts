import {
  type ShareSettings,
  type ShareSettingsChange,
  shareSettingsOf,
} from '@contract/schemas/share-settings';
import { isFullyChecked, withFees } from './redaction';
import type { Draft } from './draft';

/** Changes the settings of a draft, and what depends on them. Returns the same draft if it has them already. */
export function withSettings(draft: Draft, change: ShareSettingsChange): Draft {
  const settings = shareSettingsOf({ ...draft.settings, ...change });
  const names = Object.keys(settings) as (keyof ShareSettings)[];
  const changed = names.filter((name) => settings[name] !== draft.settings[name]);
  if (changed.length === 0) return draft;
  // Otherwise the redaction stays as it is, because the member may have unhidden single amounts.
  const redaction = changed.includes('hidesFees')
    ? withFees(draft.redaction, settings.hidesFees)
    : draft.redaction;
  return { ...draft, settings, redaction };
}

/** Whether the screenshot was searched for all that the settings hide. */
export const isDraftChecked = ({ redaction, settings }: Draft): boolean =>
  isFullyChecked(redaction, settings.hidesFees);
