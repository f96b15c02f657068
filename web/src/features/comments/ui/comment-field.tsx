import { COMMENT_MAX } from '@contract/schemas/comment';
import type { KeyboardEvent } from 'react';
import { TextareaCombobox } from '@/components/textarea-combobox';
import { charactersLeft, formatCount } from '@/lib/format';
import { COMMENT_TEXTS } from '../model/comment-texts';
import { insertMention } from '../model/insert-mention';
import { type MemberSearch, useMemberSearch } from '../model/use-member-search';
import { useTypedMention } from '../model/use-typed-mention';
import { MemberOption } from './member-option';

interface CommentFieldProps {
  readonly label: string;
  readonly value: string;
  readonly autoFocus: boolean;
  readonly readOnly: boolean;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Lists members while a mention is typed. */
export function CommentField({ value, onChange, ...field }: CommentFieldProps) {
  const { mention, onType, onSelect, onBlur, dismiss } = useTypedMention();
  const search = useMemberSearch(mention?.name ?? '');
  return (
    <TextareaCombobox
      {...field}
      value={value}
      rows={rowsOf(value)}
      autoComplete="off"
      autoCapitalize="sentences"
      enterKeyHint="enter"
      hint={charactersLeft(value, COMMENT_MAX)}
      onChange={({ target }) => {
        onChange(target.value);
        onType(target);
      }}
      onSelect={({ currentTarget }) => onSelect(currentTarget)}
      onBlur={onBlur}
      suggestions={{
        listLabel: 'Members',
        options: search.phase === 'found' ? search.users : [],
        keyOf: ({ id }) => id,
        renderOption: (member) => <MemberOption member={member} />,
        onChoose: ({ username }, textarea) => {
          if (mention) insertMention(textarea, mention, username);
        },
        onDismiss: dismiss,
        message: messageOf(search),
        below: mention?.start ?? null,
      }}
    />
  );
}

function messageOf(search: MemberSearch): string {
  switch (search.phase) {
    case 'idle':
      return '';
    case 'searching':
      return 'Searching members...';
    case 'offline':
      return COMMENT_TEXTS.membersOffline;
    case 'failed':
      return search.refusal ?? COMMENT_TEXTS.membersFailed;
    case 'found':
      return search.users.length > 0
        ? `${formatCount(search.users.length, 'member')} found`
        : 'No members found';
  }
}

/** About as many as the text has on a phone, from 3 to 10. */
const rowsOf = (text: string): number => {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / 35)));
  const total = lines.reduce((sum, count) => sum + count, 0);
  return Math.min(10, Math.max(3, total));
};
