import { COMMENT_MAX } from '@contract/schemas/comment';
import { type KeyboardEvent, useRef } from 'react';
import { TextareaField } from '@/components/field';
import { ignoreFailure, useOnDemand } from '@/components/use-on-demand';
import { charactersLeft } from '@/lib/format';
import { once } from '@/lib/once';
import { useTypedMention } from '../model/use-typed-mention';
import styles from './comment-field.module.css';

interface CommentFieldProps {
  readonly label: string;
  readonly value: string;
  readonly autoFocus: boolean;
  readonly readOnly: boolean;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const loadMentionList = once(async () => (await import('./mention-list')).MentionList);

/** Lists members while a mention is typed. Loads the code for it on focus. */
export function CommentField({ value, onChange, ...field }: CommentFieldProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const { mention, onType, onSelect, onBlur, onDismiss } = useTypedMention(value);
  const { value: MentionList, request } = useOnDemand(loadMentionList);
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
        hint={charactersLeft(value, COMMENT_MAX)}
        onChange={({ target }) => {
          onChange(target.value);
          onType(target);
          // If it failed before, or the field had the focus before the app started.
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

/** About as many as the text has on a phone, from 3 to 10. */
const rowsOf = (text: string): number => {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / 35)));
  const total = lines.reduce((sum, count) => sum + count, 0);
  return Math.min(10, Math.max(3, total));
};
