import { createHash } from 'node:crypto';
import { plainWord } from '../../../functions/src/domain/screenshots/wording/word-set';

/** Half of all drawn names are in the product's word sets. The other half shows how well the model finds names that it does not know. */
export const isInWordSets = (name: string): boolean =>
  (createHash('sha256').update(plainWord(name)).digest()[0] ?? 0) % 2 === 0;
