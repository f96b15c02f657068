import { type FoundMention, mentionBefore } from '@contract/rules/mentions';
import { useState } from 'react';

interface TypedMention extends FoundMention {
  readonly isDismissed: boolean;
}

const mentionAtCaret = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  selectionStart === selectionEnd ? mentionBefore(value, selectionStart) : null;

/**
 * Returns the mention that the member is typing in a textarea with this text, and the handlers of the textarea's
 * events. Moving the caret into a finished mention does not count as typing.
 */
export function useTypedMention(text: string) {
  const [typed, setTyped] = useState<TypedMention | null>(null);
  // Whether the text still contains the mention. False, for example, after the form was emptied.
  const isThere = typed !== null && text.startsWith(`@${typed.name}`, typed.start);
  return {
    /** The mention that is being typed. Null if there is none, or if the member has dismissed it. */
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
    /** Hides the list until the member types the next mention. */
    onDismiss: () => setTyped((current) => current && { ...current, isDismissed: true }),
  };
}
