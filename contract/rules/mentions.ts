import { MENTIONS_MAX } from '../schemas/mention';
import { USERNAME_MAX } from '../schemas/username';

export interface FoundMention {
  /** The name as written in the text, without the '@'. */
  readonly name: string;
  /** The position of the '@'. */
  readonly start: number;
}

/** A mention starts at the beginning of the text or after white space, so that email addresses and URLs contain none. */
const BEFORE = '(?<!\\P{White_Space})';
/** A mention must not continue, because a name like '@seller@example.social' belongs to another site. */
const AFTER = '(?![\\p{L}\\p{N}\\p{M}_@])';
/** A username: 3 to 20 characters, and no underscore at its ends. */
const NAME = '[A-Za-z0-9][A-Za-z0-9_]{1,18}[A-Za-z0-9]';

const MENTION = new RegExp(`${BEFORE}@(${NAME})${AFTER}`, 'gu');
const UNFINISHED = new RegExp(`${BEFORE}@([A-Za-z0-9_]{1,${USERNAME_MAX}})$`, 'u');

/** Returns the names behind an '@' and their positions. A name is a mention only if a member has it. */
export const mentionsIn = (text: string): FoundMention[] =>
  [...text.matchAll(MENTION)].map(({ 1: name = '', index }) => ({ name, start: index }));

/** Returns the names that a text mentions in lower case: the first 10 different ones. */
export function mentionedNames(text: string): string[] {
  const names = new Set(mentionsIn(text).map(({ name }) => name.toLowerCase()));
  return [...names].slice(0, MENTIONS_MAX);
}

/**
 * Returns the mention that a member is typing: '@' and at least one more character before the caret. Returns null if
 * there is none.
 */
export function mentionBefore(text: string, caret: number): FoundMention | null {
  // Looks back one character more than the longest mention, to see whether the text before the '@' allows a mention.
  const from = Math.max(0, caret - USERNAME_MAX - 2);
  const found = UNFINISHED.exec(text.slice(from, caret));
  return found ? { name: found[1] ?? '', start: from + found.index } : null;
}
