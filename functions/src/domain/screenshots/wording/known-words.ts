import { wordSet } from './word-set';
import { WORD_SETS } from './word-sets-data';

/** Given names of more than twenty languages, half of those that training pages show. */
export const GIVEN = wordSet(WORD_SETS.givenNames);
/** Family names of the same languages. */
export const FAMILY = wordSet(WORD_SETS.familyNames);
/** The more frequent English words, without names. */
export const ENGLISH = wordSet(WORD_SETS.english);
