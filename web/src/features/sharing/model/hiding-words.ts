import type { PersonalInfoKind } from '@contract/schemas/personal-info';
import type { Detection } from './detection';
import type { HiddenArea } from './hidden-area';
import type { Hidden, Hiding } from './hiding';

const KIND_WORDS: Record<PersonalInfoKind, string> = {
  name: 'name',
  handle: 'username',
  address: 'address',
  email: 'e-mail address',
  phone: 'phone number',
  order: 'order number',
  tracking: 'tracking number',
};

/** What the button on the n-th of the hidden areas is called, counted from 1. */
export const hiddenAreaName = ({ kind }: HiddenArea, n: number, count: number): string =>
  `Hidden: ${kind ? KIND_WORDS[kind] : 'chosen by you'} (${n} of ${count}). Remove`;

const placesWillBeHidden = (count: number): string =>
  count === 1 ? '1 place will be hidden.' : `${count} places will be hidden.`;

/**
 * What the overlay says of personal information, read out when it changes; `showable` is false where the
 * browser cannot show the picture, and so cannot paint on it either.
 */
export function hidingStatus(hiding: Hiding, detection: Detection, showable?: boolean): string {
  const count = hiding.hidden.length;
  if (showable === false && count > 0)
    return 'Personal information found, which this browser cannot hide. Please choose a JPEG or PNG.';
  const invitation = count === 1 ? ' Tap it to show it.' : ' Tap one to show it.';
  const now = count > 0 ? placesWillBeHidden(count) + invitation : 'Nothing will be hidden.';
  if (hiding.last === 'changed') return now;
  if (!hiding.checked) {
    if (detection.phase === 'loading') return 'Looking for personal information...';
    if (count === 0)
      return 'Personal information could not be looked for. Please check the picture.';
  }
  if (hiding.last !== 'proposed') return now;
  return count > 0
    ? `Personal information found: ${now}`
    : 'No personal information found. You can hide parts by hand.';
}

/** What the form says under the screenshot. */
export function hiddenSummary({ hidden, checked }: Hidden): string {
  const count = hidden.length;
  if (count > 0) return placesWillBeHidden(count);
  return checked ? 'Nothing will be hidden.' : 'Not checked for personal information.';
}
