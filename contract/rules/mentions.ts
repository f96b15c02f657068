import { MENTIONS_MAX } from '../schemas/mention';
import { USERNAME_MAX } from '../schemas/username';

export interface FoundMention {
  /** As it is written, without the '@'. */
  readonly name: string;
  /** Where the '@' is. */
  readonly start: number;
}

/** Nothing or white space, so that e-mail addresses and web addresses contain no mention. */
const BEFORE = '(?<!\\P{White_Space})';
/** A name like '@seller@example.social' belongs to another site. */
const AFTER = '(?![\\p{L}\\p{N}\\p{M}_@])';
/** A username: 3 to 20 characters, and no underscore at its ends. */
const NAME = '[A-Za-z0-9][A-Za-z0-9_]{1,18}[A-Za-z0-9]';

const MENTION = new RegExp(`${BEFORE}@(${NAME})${AFTER}`, 'gu');
const UNFINISHED = new RegExp(`${BEFORE}@([A-Za-z0-9_]{1,${USERNAME_MAX}})$`, 'u');

/** Returns the places of a text that mention a member if one has that username. */
export const mentionsIn = (text: string): FoundMention[] =>
  [...text.matchAll(MENTION)].map(({ 1: name = '', index }) => ({ name, start: index }));

/** Returns the names that a text mentions in lower case: the first 10 different ones. */
export function mentionedNames(text: string): string[] {
  const names = new Set(mentionsIn(text).map(({ name }) => name.toLowerCase()));
  return [...names].slice(0, MENTIONS_MAX);
}

/** Returns the mention that a member types: '@' and at least one character before the caret. Null if there is none. */
export function mentionBefore(text: string, caret: number): FoundMention | null {
  // One character more than the longest mention, because that one decides whether it is a mention.
  const from = Math.max(0, caret - USERNAME_MAX - 2);
  const found = UNFINISHED.exec(text.slice(from, caret));
  return found ? { name: found[1] ?? '', start: from + found.index } : null;
}
