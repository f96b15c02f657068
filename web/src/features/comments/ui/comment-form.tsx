import { commentContentSchema } from '@contract/schemas/comment';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { ActRow } from '@/components/act-row';
import { Button } from '@/components/button';
import { Form, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import type { Draft } from '../model/use-draft';
import { CommentField } from './comment-field';
import styles from './comment-form.module.css';

export interface CommentFormProps {
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

const schema = z.object({ content: commentContentSchema });

/** Keeps the text until it is sent. Ctrl+Enter and Cmd+Enter send it. */
export function CommentForm(props: CommentFormProps) {
  const { label, draft, submit, submitting, initial = '', autoFocus, onSubmit, onCancel } = props;
  const { text, setText, clear } = draft;
  const button = useRef<HTMLButtonElement>(null);
  const form = useZodForm(schema, { mode: 'onChange', defaultValues: { content: text } });
  const { getValues, setValue } = form;
  // The draft loads after the form has rendered, and empties when it is sent.
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
    // Otherwise the item would close. The first Escape only leaves the field, and the text stays.
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
        // The button already says that there is nothing to send.
        error={isBlank ? undefined : form.field('content').error}
        onChange={setText}
        onKeyDown={press}
      />
      <ActRow
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
