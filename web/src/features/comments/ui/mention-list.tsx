import type { FoundMention } from '@contract/rules/mentions';
import type { FoundMember } from '@contract/schemas/mention';
import type { RefObject } from 'react';
import { MemberPicture } from '@/components/member-picture';
import { PremiumBadge } from '@/components/premium-badge';
import text from '@/components/text.module.css';
import { TextareaOptions } from '@/components/textarea-options';
import { formatCount } from '@/lib/format';
import { COMMENT_TEXTS } from '../model/comment-texts';
import { insertMention } from '../model/insert-mention';
import { type MemberSearch, useMemberSearch } from '../model/use-member-search';
import styles from './mention-list.module.css';

interface MentionListProps {
  readonly textarea: RefObject<HTMLTextAreaElement | null>;
  /** The mention that the member is typing. Null while they type none. */
  readonly mention: FoundMention | null;
  readonly onDismiss: () => void;
}

/** Lists the members whose usernames start with the typed mention. */
export function MentionList({ textarea, mention, onDismiss }: MentionListProps) {
  const search = useMemberSearch(mention?.name ?? '');
  return (
    <TextareaOptions
      textarea={textarea}
      below={mention?.start ?? null}
      listLabel="Members"
      options={search.phase === 'found' ? search.users : []}
      keyOf={({ id }) => id}
      renderOption={(member) => <MemberOption member={member} />}
      onChoose={({ username }) => {
        if (mention && textarea.current) insertMention(textarea.current, mention, username);
      }}
      onDismiss={onDismiss}
      message={messageOf(search)}
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

const MemberOption = ({ member }: { readonly member: FoundMember }) => (
  <span className={styles.option}>
    <MemberPicture member={member} />
    <span className={text.truncated}>@{member.username}</span>
    {member.isPremiumUser && <PremiumBadge />}
  </span>
);
