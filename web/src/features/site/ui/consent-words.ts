import type { ConsentPurpose } from '@/services/consent';

interface PurposeWords {
  readonly name: string;
  /** A sentence for the consent question that says what happens if the viewer agrees. */
  readonly effect: string;
}

const WORDS: Readonly<Record<ConsentPurpose, PurposeWords>> = {
  'google-analytics': {
    name: 'Google Analytics',
    effect:
      'Google Analytics sets cookies and tells Google which kinds of pages you open, so that we learn what to improve.',
  },
  'google-ads': {
    name: 'ads from Google',
    effect:
      'Ads from Google set cookies and tell Google which pages you open. They do not follow a profile of you.',
  },
};

/** Returns the names of these purposes in words, such as 'Google Analytics and ads from Google'. */
export const purposeNames = (purposes: readonly ConsentPurpose[]): string =>
  purposes.map((purpose) => WORDS[purpose].name).join(' and ');

export const purposeEffects = (purposes: readonly ConsentPurpose[]): string =>
  purposes.map((purpose) => WORDS[purpose].effect).join(' ');
