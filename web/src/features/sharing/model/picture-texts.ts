import type { FeeKind } from '@contract/schemas/fee-area';
import type { PersonalInfoKind } from '@contract/schemas/personal-info';
import {
  isFeeArea,
  type Redaction,
  type RedactionArea,
  type RedactionHistory,
  visibleSuggestedAreas,
} from './redaction';

/** The warning if others may see more of the screenshot than the item. */
export const MAY_SHOW_NAMES_WARNING =
  'Names and addresses outside the item may be visible. Check the picture.';

export const HARD_TO_READ_WARNING =
  'Parts of this picture are hard to read. Make sure no name is left.';

/**
 * The state of the item's part. 'uncroppable': the browser cannot show the picture. 'searching': the server is reading
 * the screenshot.
 */
export type PartState = 'part' | 'whole' | 'missing' | 'searching' | 'uncroppable';

const SENTENCES: Record<PartState, string> = {
  part: 'Others see only the bright part.',
  whole: MAY_SHOW_NAMES_WARNING,
  missing: "We aren't sure where the title and the price are, so please mark what others see.",
  searching: 'Looking for the item...',
  uncroppable: "Your browser can't crop this picture. Show all of it, or choose a JPEG or PNG.",
};

/** Returns the sentence in the form about the part that others see. */
export const partSentence = (state: PartState): string => SENTENCES[state];

export const areaName = (n: number, count: number): string =>
  count === 1 ? 'Area that others see' : `Area ${n} of ${count}`;

/** Returns the instructions for changing the frames of the part. `count` is the number of frames. */
export const partInstructions = (count: number): string =>
  count === 0
    ? 'Drag around the item: its photo, title and price.'
    : 'Others see only the bright part. Drag its edges and corners, or use Tab and the arrow keys.';

/** Returns a sentence that says how many areas are chosen and which one is active. */
export function chosenAreasText(active: number, count: number): string {
  if (count === 0) return 'No area chosen yet.';
  return count === 1 ? '1 area chosen.' : `${count} areas chosen. Area ${active} is selected.`;
}

export const areaTooSmallText = (n: number, count: number): string =>
  count === 1
    ? 'This area is too small. Make it larger.'
    : `Area ${n} is too small. Make it larger.`;

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

export const suggestedAreaName = ({ kind }: RedactionArea, n: number, count: number): string =>
  `Hide this ${kind ? KIND_WORDS[kind] : 'area'} (${n} of ${count})`;

const CHECKING = 'Checking for personal information...';
const UNCHECKED = "We couldn't check for personal information. Please check the picture yourself.";

/**
 * Describes what is hidden in the screenshot, including areas outside the part. `last` is the kind of the last change
 * of the hidden areas since the form opened. `showable` is false if the browser cannot show the picture. In this case,
 * the browser cannot redact the picture, either.
 */
export function redactionStatus(
  redaction: Redaction,
  last: RedactionHistory['last'],
  checking: boolean,
  showable?: boolean,
): string {
  const count = redaction.areas.length;
  if (showable === false && count > 0)
    return "We found personal information that this browser can't hide. Please choose a JPEG or PNG.";
  const suggested = visibleSuggestedAreas(redaction).length;
  const now =
    showable === false
      ? `Nothing will be hidden.${suggestedAreasText(suggested, 0)}`
      : hiddenAreasText(count, suggested) + invitation(count, suggested);
  if (!redaction.checked && checking) return CHECKING;
  const hiddenAs = (words: HiddenWords) =>
    hiddenAreasText(count, suggested, words) + invitation(count, suggested);
  // Without a check, all hidden areas are areas that the member has hidden.
  if (!redaction.checked)
    return count === 0 ? UNCHECKED : `${UNCHECKED} ${hiddenAs({ start: 'You hid' })}`;
  if (last !== 'proposed') return now;
  const isPersonal = suggested > 0 || redaction.areas.some((area) => !isFeeArea(area));
  if (isPersonal) return now;
  return `No personal information found. ${count === 0 ? now : hiddenAs({ noun: 'amount' })}`;
}

/** Returns a sentence about the effect of a tap on an area. Returns '' if there are no areas. */
function invitation(hidden: number, suggested: number): string {
  if (hidden + suggested === 0) return '';
  const change = suggested === 0 ? 'unhide' : hidden === 0 ? 'hide' : 'hide or unhide';
  return ` Tap ${hidden + suggested === 1 ? 'it' : 'one'} to ${change} it.`;
}

/**
 * Returns a sentence about the effect of the switch for fees on this screenshot. Returns '' while the switch is off.
 */
export function feesStatus({ fees }: Redaction, hidesFees: boolean, checking: boolean): string {
  if (!hidesFees) return '';
  if (fees) return fees.length === 0 ? 'No fees or payout found.' : '';
  return checking
    ? 'Looking for fees and payout...'
    : "We couldn't look for fees and payout. Please hide them yourself.";
}

/**
 * Returns a text with the number of areas that will be hidden. `suggested` is the number of areas that may be personal
 * information.
 */
export const areasToHideText = (count: number, suggested = 0): string =>
  (count === 1 ? '1 area will be hidden.' : `${count} areas will be hidden.`) +
  suggestedAreasText(suggested, count);

const QUESTION = 'Zoom in: is any name or address left?';

interface HiddenWords {
  readonly start?: 'We hid' | 'You hid';
  readonly noun?: 'area' | 'amount';
}

/**
 * Returns sentences about what is hidden and what may be personal information. Asks the member to look for personal
 * information that the check missed.
 */
export function hiddenAreasText(
  count: number,
  suggested = 0,
  { start = 'We hid', noun = 'area' }: HiddenWords = {},
): string {
  const areas = count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
  const hidden = `${start} ${count === 0 ? 'nothing' : areas}.`;
  return `${hidden}${suggestedAreasText(suggested, count)} ${QUESTION}`;
}

/** Returns a sentence about the suggested areas, or '' if there are none. */
export function suggestedAreasText(suggested: number, hidden: number): string {
  if (suggested === 0) return '';
  if (hidden > 0) return ` ${suggested} more might be personal.`;
  return suggested === 1 ? ' 1 area might be personal.' : ` ${suggested} areas might be personal.`;
}
