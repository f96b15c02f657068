import { COMMENT_MAX, COMMENT_MESSAGES } from '@contract/schemas/comment';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { characterCount } from '@/lib/format';
import type { Draft } from '../model/use-draft';
import { CommentField } from './comment-field';
import styles from './comment-form.module.css';

interface CommentFormProps {
  readonly label: string;
  readonly draft: Draft;
  readonly submit: string;
  readonly submitting: string;
  /** The text before the change. Escape and 'Cancel' give nothing up if it is the same. */
  readonly initial?: string;
  readonly autoFocus?: boolean;
  /** Returns whether it succeeded. The form then empties its draft. */
  readonly onSubmit: (content: string) => Promise<boolean>;
  readonly onCancel?: () => void;
}

/** Keeps the text until it is sent. Ctrl+Enter and Cmd+Enter send it. */
export function CommentForm(props: CommentFormProps) {
  const { label, draft, submit, submitting, initial = '', autoFocus, onSubmit, onCancel } = props;
  const { text, setText, clear } = draft;
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isLong = characterCount(text.trim()) > COMMENT_MAX;
  const isReady = text.trim() !== '' && !isLong;

  const send = async () => {
    if (!isReady || isSending) return;
    setSending(true);
    const isSent = await onSubmit(text);
    setSending(false);
    if (isSent) clear();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    }
    if (event.key !== 'Escape') return;
    if (text === initial && !onCancel) return;
    // Otherwise the item would close. The first Escape only leaves the field, and the text stays.
    event.preventDefault();
    if (text === initial) onCancel?.();
    else button.current?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <CommentField
        label={label}
        value={text}
        autoFocus={autoFocus ?? false}
        readOnly={isSending}
        error={isLong ? COMMENT_MESSAGES.long : undefined}
        onChange={setText}
        onKeyDown={press}
      />
      <ButtonRow align="end">
        {onCancel && (
          <Button variant="outline" size="sm" disabled={isSending} onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button ref={button} type="submit" size="sm" aria-disabled={!isReady} busy={isSending}>
          {isSending ? submitting : submit}
        </Button>
      </ButtonRow>
    </form>
  );
}
