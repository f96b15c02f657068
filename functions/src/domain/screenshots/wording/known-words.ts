import { wordSet } from './word-set';
import { WORD_SETS } from './word-sets-data';

/** Given names from more than twenty languages. Half of them appear on pages for the training. */
export const GIVEN = wordSet(WORD_SETS.givenNames);
/** Family names from the same languages. */
export const FAMILY = wordSet(WORD_SETS.familyNames);
/** Frequent English words that are not names. */
export const ENGLISH = wordSet(WORD_SETS.english);
