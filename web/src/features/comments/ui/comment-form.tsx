import { COMMENT_MAX_LENGTH, requiredCommentTextSchema } from '@contract/schemas/comment';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { ActionButtonRow } from '@/components/action-button-row';
import { Button } from '@/components/button';
import { TextareaField } from '@/components/field';
import { Form, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { ignoreFailure, useLoadOnDemand } from '@/components/use-load-on-demand';
import { charactersLeft } from '@/lib/format';
import { loadOnce } from '@/lib/once';
import type { CommentDraftState } from '../model/use-comment-draft';
import { useTypedMention } from '../model/use-typed-mention';
import styles from './comment-form.module.css';

export interface CommentFormProps {
  readonly label: string;
  readonly draft: CommentDraftState;
  readonly submit: string;
  readonly submitting: string;
  /** The text before the edit. Escape cancels the edit while the text has not changed. */
  readonly initial?: string;
  readonly autoFocus?: boolean;
  /** Sends the comment, and resolves to true if it was sent. The form then deletes its draft. */
  readonly onSubmit: (content: string) => Promise<boolean>;
  readonly onCancel?: () => void;
}

const schema = z.object({ content: requiredCommentTextSchema });

/**
 * A form for the text of a comment. Keeps the text until the comment is sent. Ctrl+Enter and Cmd+Enter send the
 * comment.
 */
export function CommentForm(props: CommentFormProps) {
  const { label, draft, submit, submitting, initial = '', autoFocus, onSubmit, onCancel } = props;
  const { text, setText, clear } = draft;
  const button = useRef<HTMLButtonElement>(null);
  const form = useZodForm(schema, { mode: 'onChange', defaultValues: { content: text } });
  const { getValues, setValue } = form;
  // Copies the draft into the form. The draft loads after the first render, and is emptied when the comment is sent.
  useEffect(() => {
    if (getValues('content') !== text) setValue('content', text, { shouldValidate: true });
  }, [text, getValues, setValue]);
  const isBlank = text.trim() === '';
  const isReady = schema.safeParse({ content: text }).success;
  const isSending = form.formState.isSubmitting;

  const send = form.submit(async () => {
    if (await onSubmit(text)) clear();
  });
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    }
    if (event.key !== 'Escape') return;
    if (text === initial && !onCancel) return;
    // Keeps the item's dialog open: the first Escape only moves the focus out of the field, and the text stays.
    event.preventDefault();
    if (text === initial) onCancel?.();
    else button.current?.focus();
  };
  return (
    <Form form={form} busy={isSending} className={styles.form} onSubmit={send}>
      <CommentField
        label={label}
        value={text}
        autoFocus={autoFocus ?? false}
        readOnly={isSending}
        // An empty field needs no message, because its button is disabled.
        error={isBlank ? undefined : form.field('content').error}
        onChange={setText}
        onKeyDown={press}
      />
      <ActionButtonRow
        align="end"
        act={
          <SubmitButton ref={button} size="sm" aria-disabled={!isReady} busyLabel={submitting}>
            {submit}
          </SubmitButton>
        }
        keep={
          onCancel && (
            <Button variant="outline" size="sm" disabled={isSending} onClick={onCancel}>
              Cancel
            </Button>
          )
        }
      />
    </Form>
  );
}

interface CommentFieldProps {
  readonly label: string;
  readonly value: string;
  readonly autoFocus: boolean;
  readonly readOnly: boolean;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const loadMentionList = loadOnce(async () => (await import('./mention-list')).MentionList);

/** A text field that shows a list of members while a mention is being typed. Loads the code of the list on focus. */
function CommentField({ value, onChange, ...field }: CommentFieldProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const { mention, onType, onSelect, onBlur, onDismiss } = useTypedMention(value);
  const { value: MentionList, request } = useLoadOnDemand(loadMentionList);
  return (
    <div className={styles.frame}>
      <TextareaField
        {...field}
        ref={textarea}
        value={value}
        rows={rowsOf(value)}
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="enter"
        hint={charactersLeft(value, COMMENT_MAX_LENGTH)}
        onChange={({ target }) => {
          onChange(target.value);
          onType(target);
          // Requests the code of the list again, because the first request may have failed, or because the field may
          // have been focused before the app started.
          if (!MentionList) ignoreFailure(request());
        }}
        onSelect={({ currentTarget }) => onSelect(currentTarget)}
        onFocus={() => ignoreFailure(request())}
        onBlur={onBlur}
      />
      {MentionList && <MentionList textarea={textarea} mention={mention} onDismiss={onDismiss} />}
    </div>
  );
}

/** Returns the number of rows that the text needs on a phone, approximately. At least 3 and at most 10. */
const rowsOf = (text: string): number => {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / 35)));
  const total = lines.reduce((sum, count) => sum + count, 0);
  return Math.min(10, Math.max(3, total));
};
