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
    rows={3}
    autoComplete="off"
    autoCapitalize="sentences"
    enterKeyHint="enter"
    hint={charactersLeft(value, COMMENT_MAX)}
    onChange={(event) => onChange(event.target.value)}
  />
);
