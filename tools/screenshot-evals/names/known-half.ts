import { createHash } from 'node:crypto';
import { plainWord } from '../../../functions/src/domain/screenshots/wording/word-set';

/**
 * Decides whether a drawn name is in the word sets of the product. Half of the drawn names are in them. The other half
 * tests the model with names that no word set contains.
 */
export const isAssignedToWordSets = (name: string): boolean =>
  (createHash('sha256').update(plainWord(name)).digest()[0] ?? 0) % 2 === 0;
