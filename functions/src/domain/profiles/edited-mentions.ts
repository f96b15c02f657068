import { mentionedNames } from '@contract/rules/mentions';
import type { CommentMention } from '@contract/schemas/comment-record';

/**
 * Returns the mentions of an edited text. A name that the text already mentioned before the edit still means the same
 * member, even if another member has that name now. `found` contains the members whose usernames the edit added to the
 * text.
 */
export function editedMentions<Mention extends CommentMention>(
  text: string,
  before: readonly Mention[],
  found: readonly Mention[],
): Mention[] {
  const known = [...before, ...found];
  return mentionedNames(text).flatMap(
    (name) => known.find(({ username }) => username.toLowerCase() === name) ?? [],
  );
}
