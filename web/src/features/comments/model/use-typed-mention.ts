import { type FoundMention, mentionBefore } from '@contract/rules/mentions';
import { useState } from 'react';

interface TypedMention extends FoundMention {
  readonly isDismissed: boolean;
}

const mentionAtCaret = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  selectionStart === selectionEnd ? mentionBefore(value, selectionStart) : null;

/** Follows the mention that is typed in a textarea with this text. Moving the caret into another one does not start it. */
export function useTypedMention(text: string) {
  const [typed, setTyped] = useState<TypedMention | null>(null);
  // The form empties the field after it has sent the text.
  const isThere = typed !== null && text.startsWith(`@${typed.name}`, typed.start);
  return {
    /** Null if none is typed, or if it was dismissed. */
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
    /** Until the next mention is typed. */
    onDismiss: () => setTyped((current) => current && { ...current, isDismissed: true }),
  };
}
