import { type FoundMention, mentionBefore } from '@contract/rules/mentions';
import { useState } from 'react';

interface TypedMention extends FoundMention {
  readonly isDismissed: boolean;
}

const mentionAtCaret = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  selectionStart === selectionEnd ? mentionBefore(value, selectionStart) : null;

/**
 * Tracks the mention that the member is typing in a textarea with this text. Moving the caret into an existing
 * mention does not start one.
 */
export function useTypedMention(text: string) {
  const [typed, setTyped] = useState<TypedMention | null>(null);
  // False after the form has been emptied.
  const isThere = typed !== null && text.startsWith(`@${typed.name}`, typed.start);
  return {
    /** Null if no mention is being typed, or if it was dismissed. */
    mention: isThere && !typed.isDismissed ? typed : null,
    onType: (textarea: HTMLTextAreaElement) => {
      const found = mentionAtCaret(textarea);
      const isDismissed = typed?.isDismissed === true && typed.start === found?.start;
      setTyped(found && { ...found, isDismissed });
    },
    onSelect: (textarea: HTMLTextAreaElement) => {
      const found = mentionAtCaret(textarea);
      setTyped((current) =>
        current && found?.start === current.start ? { ...current, ...found } : null,
      );
    },
    onBlur: () => setTyped(null),
    /** Dismisses the list until the next mention is typed. */
    onDismiss: () => setTyped((current) => current && { ...current, isDismissed: true }),
  };
}
