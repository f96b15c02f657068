import { COMMENT_MAX } from '@contract/schemas/comment';
import type { KeyboardEvent } from 'react';
import { TextareaField } from '@/components/field';
import { charactersLeft } from '@/lib/format';

interface CommentFieldProps {
  readonly label: string;
  readonly value: string;
  readonly autoFocus: boolean;
  readonly readOnly: boolean;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export const CommentField = ({ value, onChange, ...field }: CommentFieldProps) => (
  <TextareaField
    {...field}
    value={value}
    rows={rowsOf(value)}
    autoComplete="off"
    autoCapitalize="sentences"
    enterKeyHint="enter"
    hint={charactersLeft(value, COMMENT_MAX)}
    onChange={(event) => onChange(event.target.value)}
  />
);

/** About as many as the text has on a phone, from 3 to 10. */
const rowsOf = (text: string): number => {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / 35)));
  const total = lines.reduce((sum, count) => sum + count, 0);
  return Math.min(10, Math.max(3, total));
};
