const START = 0x811c9dc5;

/**
 * Returns the 32-bit FNV-1a hash of a word: www.isthe.com/chongo/tech/comp/fnv. A different `start` gives an
 * independent hash.
 */
export function hashOf(word: string, start = START): number {
  let hash = start;
  for (let index = 0; index < word.length; index += 1)
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
