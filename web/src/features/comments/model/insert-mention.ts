import type { FoundMention } from '@contract/rules/mentions';

/** Replaces the typed mention with `@username ` and moves the caret behind it. */
export function insertMention(
  textarea: HTMLTextAreaElement,
  typed: FoundMention,
  username: string,
): void {
  const end = endOfReplacedText(textarea.value, typed, username);
  textarea.setRangeText(`@${username} `, typed.start, end, 'end');
  // Makes React handle the new text like text that the member has typed.
  textarea.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Returns the end of the text that the mention replaces. If the rest of the username or one space follows the caret,
 * the mention replaces it, too.
 */
export function endOfReplacedText(text: string, typed: FoundMention, username: string): number {
  const caret = typed.start + 1 + typed.name.length;
  const [following = ''] = /^[A-Za-z0-9_]*/.exec(text.slice(caret)) ?? [];
  const rest = username.slice(typed.name.length).toLowerCase();
  const end = rest.startsWith(following.toLowerCase()) ? caret + following.length : caret;
  return text[end] === ' ' ? end + 1 : end;
}
