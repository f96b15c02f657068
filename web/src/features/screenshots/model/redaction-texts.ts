import type { PersonalInfoKind } from '@contract/schemas/personal-info';
import type { Redaction, RedactionArea } from '@/lib/redaction';
import type { Extraction } from './extraction';
import type { RedactionState } from './redaction';

const KIND_WORDS: Record<PersonalInfoKind, string> = {
  name: 'name',
  handle: 'username',
  address: 'address',
  email: 'e-mail address',
  phone: 'phone number',
  order: 'order number',
  tracking: 'tracking number',
};

/** Returns the name of the button on the n-th redaction area, counted from 1. */
export const redactionAreaName = ({ kind }: RedactionArea, n: number, count: number): string =>
  `Hidden: ${kind ? KIND_WORDS[kind] : 'chosen by you'} (${n} of ${count}). Remove`;

const placesWillBeHidden = (count: number): string =>
  count === 1 ? '1 place will be hidden.' : `${count} places will be hidden.`;

/**
 * Returns what the overlay says about personal information. `showable` is false if the browser cannot
 * show the picture, and so cannot redact it either.
 */
export function redactionStatus(
  redaction: RedactionState,
  extraction: Extraction,
  showable?: boolean,
): string {
  const count = redaction.areas.length;
  if (showable === false && count > 0)
    return 'Personal information found, which this browser cannot hide. Please choose a JPEG or PNG.';
  const invitation = count === 1 ? ' Tap it to show it.' : ' Tap one to show it.';
  const now = count > 0 ? placesWillBeHidden(count) + invitation : 'Nothing will be hidden.';
  if (redaction.last === 'changed') return now;
  if (!redaction.checked) {
    if (extraction.phase === 'loading') return 'Looking for personal information...';
    if (count === 0)
      return 'Personal information could not be looked for. Please check the picture.';
  }
  if (redaction.last !== 'proposed') return now;
  return count > 0
    ? `Personal information found: ${now}`
    : 'No personal information found. You can hide parts by hand.';
}

/** Returns what the form says under the screenshot. */
export function redactionSummary({ areas, checked }: Redaction): string {
  const count = areas.length;
  if (count > 0) return placesWillBeHidden(count);
  return checked ? 'Nothing will be hidden.' : 'Not checked for personal information.';
}
