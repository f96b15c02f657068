import {
  LINK_PREVIEW_PARTS,
  type LinkPreviewPart,
  PROFILE_PREVIEW_PARTS,
  type ProfilePreviewPart,
} from '@contract/schemas/link-preview';
import { SESSION_LIFETIME_MS } from '@contract/schemas/session';
import { DELETION_HOURS, SUPPORT_REPLY_HOURS } from '@contract/schemas/support';
import { PRICE_TEXTS } from '@/features/billing/model/prices';

/** Texts for figures that several pages name. */
export const FACTS = {
  monthlyPrice: PRICE_TEXTS.monthly,
  yearlyPrice: PRICE_TEXTS.yearly,
  yearlySaving: PRICE_TEXTS.yearlySaving,
  sessionDays: `${SESSION_LIFETIME_MS / (24 * 60 * 60 * 1000)} days`,
  answerTime: `${SUPPORT_REPLY_HOURS.fastest} to ${SUPPORT_REPLY_HOURS.slowest} hours`,
  deletionTime: `${DELETION_HOURS} hours`,
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

/** What a preview of a link to an item shows. */
export const PREVIEWED_PARTS = inWords(LINK_PREVIEW_PARTS.map((part) => PREVIEW_WORDS[part]));

/** What a preview of a link to a profile shows. */
export const PREVIEWED_OF_PROFILE = inWords(
  PROFILE_PREVIEW_PARTS.map((part) => PROFILE_PREVIEW_WORDS[part]),
);

/** The day of the current terms and privacy policy. Change it with their content. */
export const EFFECTIVE_DAY = '2026-11-26';
