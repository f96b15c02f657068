import { wordSet } from './word-set';
import { WORD_SETS } from './word-sets-data';

/** Given names of more than twenty languages. Half of them appear on training pages. */
export const GIVEN = wordSet(WORD_SETS.givenNames);
/** Family names of the same languages. */
export const FAMILY = wordSet(WORD_SETS.familyNames);
/** Frequent English words that are no names. */
export const ENGLISH = wordSet(WORD_SETS.english);
