import { DAY_MS } from '@contract/rules/durations';
import {
  LINK_PREVIEW_PARTS,
  type LinkPreviewPart,
  PROFILE_PREVIEW_PARTS,
  type ProfilePreviewPart,
} from '@contract/schemas/link-preview';
import { SESSION_LIFETIME_MS } from '@contract/schemas/session';
import { ACCOUNT_DELETION_MAX_HOURS, SUPPORT_REPLY_HOURS } from '@contract/schemas/support';
import { PRICE_TEXTS } from '@/features/billing/model/prices';

/** Numbers and durations as texts for the static pages. */
export const NUMBERS_AS_TEXT = {
  monthlyPrice: PRICE_TEXTS.monthly,
  yearlyPrice: PRICE_TEXTS.yearly,
  yearlySaving: PRICE_TEXTS.yearlySaving,
  sessionDays: `${SESSION_LIFETIME_MS / DAY_MS} days`,
  answerTime: `${SUPPORT_REPLY_HOURS.fastest} to ${SUPPORT_REPLY_HOURS.slowest} hours`,
  deletionTime: `${ACCOUNT_DELETION_MAX_HOURS} hours`,
} as const;

const PREVIEW_WORDS: Readonly<Record<LinkPreviewPart, string>> = {
  title: 'its title',
  price: 'the price',
  platform: 'the marketplace',
  cover: 'the cover, a square cut from the shared screenshot',
};
const PROFILE_PREVIEW_WORDS: Readonly<Record<ProfilePreviewPart, string>> = {
  username: 'your username',
  picture: 'the picture that you uploaded',
  numbers: 'how many items and own sales you have, and what your own sales add up to',
};

const inWords = (parts: readonly string[]) =>
  `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** The parts of an item that a link preview shows, in words. */
export const ITEM_PREVIEW_TEXT = inWords(LINK_PREVIEW_PARTS.map((part) => PREVIEW_WORDS[part]));

/** The parts of a profile that a link preview shows, in words. */
export const PROFILE_PREVIEW_TEXT = inWords(
  PROFILE_PREVIEW_PARTS.map((part) => PROFILE_PREVIEW_WORDS[part]),
);

/** The day from which the current terms and privacy policy apply. Change it together with their content. */
export const POLICY_EFFECTIVE_DAY = '2026-11-26';
