import { createHash } from 'node:crypto';
import { plainWord } from '../../../functions/src/domain/screenshots/wording/word-set';

/**
 * Whether a drawn name is in the product's word sets. Half of the drawn names are. The other half shows how well the
 * model finds names that are in no word set.
 */
export const isInWordSets = (name: string): boolean =>
  (createHash('sha256').update(plainWord(name)).digest()[0] ?? 0) % 2 === 0;
