import { MENTIONS_MAX } from '../schemas/mention';
import { USERNAME_MAX_LENGTH } from '../schemas/username';

export interface FoundMention {
  /** The name as written in the text, without the '@'. */
  readonly name: string;
  /** The position of the '@'. */
  readonly start: number;
}

/**
 * A mention starts only at the beginning of the text or after white space. So the '@' in an email address or URL
 * starts no mention.
 */
const BEFORE = '(?<!\\P{White_Space})';
/**
 * No letter, digit, '_' or '@' may follow a mention. So '@seller@example.social', which names an account on another
 * site, is no mention.
 */
const AFTER = '(?![\\p{L}\\p{N}\\p{M}_@])';
/** Matches a username: 3 to 20 characters, and no underscore at its beginning or end. */
const NAME = '[A-Za-z0-9][A-Za-z0-9_]{1,18}[A-Za-z0-9]';

const MENTION = new RegExp(`${BEFORE}@(${NAME})${AFTER}`, 'gu');
const UNFINISHED = new RegExp(`${BEFORE}@([A-Za-z0-9_]{1,${USERNAME_MAX_LENGTH}})$`, 'u');

/** Returns all names after an '@' in a text, with their positions. Does not check whether a member has the name. */
export const possibleMentionsIn = (text: string): FoundMention[] =>
  [...text.matchAll(MENTION)].map(({ 1: name = '', index }) => ({ name, start: index }));

/** Returns the first 10 different names after an '@' in a text, in lower case. */
export function mentionedNames(text: string): string[] {
  const names = new Set(possibleMentionsIn(text).map(({ name }) => name.toLowerCase()));
  return [...names].slice(0, MENTIONS_MAX);
}

/**
 * Returns the mention that a member is typing: the '@' and the characters between it and the caret. Returns null if
 * there is no '@' or no character after it.
 */
export function mentionBefore(text: string, caret: number): FoundMention | null {
  // Searches only the end of the text: the longest possible mention, and one character before it, which must be white
  // space.
  const from = Math.max(0, caret - USERNAME_MAX_LENGTH - 2);
  const found = UNFINISHED.exec(text.slice(from, caret));
  return found ? { name: found[1] ?? '', start: from + found.index } : null;
}
