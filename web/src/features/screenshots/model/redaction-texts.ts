import type { FeeKind } from '@contract/schemas/fee-amount';
import type { ItemPart } from '@contract/schemas/item-part';
import type { PersonalInfoKind } from '@contract/schemas/personal-info';
import { isFeeArea } from '@/lib/fee-areas';
import {
  areasWillBeHidden,
  hiddenAreas,
  type Redaction,
  type RedactionArea,
} from '@/lib/redaction';
import { shownAreas } from '@/lib/shown-areas';
import type { Extraction } from './extraction';
import type { RedactionState } from './redaction';

const KIND_WORDS: Record<PersonalInfoKind | FeeKind, string> = {
  name: 'name',
  handle: 'username',
  address: 'address',
  email: 'email address',
  phone: 'phone number',
  order: 'order number',
  tracking: 'tracking number',
  fee: 'fee',
  payout: 'payout',
  tax: 'tax',
};

export const redactionAreaName = ({ kind }: RedactionArea, n: number, count: number): string =>
  `Unhide ${kind ? KIND_WORDS[kind] : 'area that you added'} (${n} of ${count})`;

const CHECKING = 'Checking for personal information...';

/** Returns the hidden areas of what others see. A browser that cannot show a picture cannot cut it, so others would see all of it. */
const hiddenIn = ({ areas }: Redaction, itemPart: ItemPart | null, showable?: boolean) =>
  showable === false ? areas : shownAreas(areas, itemPart);

/** `showable` is false if the browser cannot show the picture, and therefore cannot redact it. */
export function redactionStatus(
  redaction: RedactionState,
  itemPart: ItemPart | null,
  extraction: Extraction,
  showable?: boolean,
): string {
  const hidden = hiddenIn(redaction, itemPart, showable);
  const count = hidden.length;
  if (showable === false && count > 0)
    return "We found personal information that this browser can't hide. Please choose a JPEG or PNG.";
  const invitation = count === 1 ? ' Tap it to unhide it.' : ' Tap one to unhide it.';
  const nothing = showable === false ? 'Nothing will be hidden.' : hiddenAreas(0);
  const now = count > 0 ? hiddenAreas(count) + invitation : nothing;
  if (redaction.last === 'changed') return now;
  if (!redaction.checked) {
    if (extraction.phase === 'loading') return CHECKING;
    if (count === 0)
      return "We couldn't check for personal information. Please check the picture yourself.";
  }
  if (redaction.last !== 'proposed') return now;
  const isPersonal = hidden.some((area) => !isFeeArea(area));
  return isPersonal ? now : `No personal information found. ${now}`;
}

/** `showable` is false if the browser cannot show the picture, and therefore cannot redact it. */
export function redactionSummary(
  redaction: Redaction,
  itemPart: ItemPart | null,
  checking: boolean,
  showable = true,
): string {
  const { checked } = redaction;
  const count = hiddenIn(redaction, itemPart, showable).length;
  if (checking && !checked) return CHECKING;
  if (!checked && count === 0) return 'Not checked for personal information.';
  return showable ? hiddenAreas(count) : areasWillBeHidden(count);
}

/** What the switch for fees does to this screenshot, or '' while it is off. */
export function feesStatus({ fees }: Redaction, hidesFees: boolean, checking: boolean): string {
  if (!hidesFees) return '';
  if (fees) return fees.length === 0 ? 'No fees or payout found.' : '';
  return checking
    ? 'Looking for fees and payout...'
    : "We couldn't look for fees and payout. Please hide them yourself.";
}
