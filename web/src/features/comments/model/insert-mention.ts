import type { FoundMention } from '@contract/rules/mentions';

/** Replaces a typed mention with `@username ` and puts the caret after it. */
export function insertMention(
  textarea: HTMLTextAreaElement,
  typed: FoundMention,
  username: string,
): void {
  const end = endOfReplaced(textarea.value, typed, username);
  textarea.setRangeText(`@${username} `, typed.start, end, 'end');
  // React then reads the new text as if it was typed.
  textarea.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Includes the rest of the username if it already follows the caret, and one space. */
export function endOfReplaced(text: string, typed: FoundMention, username: string): number {
  const caret = typed.start + 1 + typed.name.length;
  const [following = ''] = /^[A-Za-z0-9_]*/.exec(text.slice(caret)) ?? [];
  const rest = username.slice(typed.name.length).toLowerCase();
  const end = rest.startsWith(following.toLowerCase()) ? caret + following.length : caret;
  return text[end] === ' ' ? end + 1 : end;
}
