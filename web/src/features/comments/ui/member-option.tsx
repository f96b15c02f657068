import type { FoundMember } from '@contract/schemas/mention';
import { MemberPicture } from '@/components/member-picture';
import { PremiumBadge } from '@/components/premium-badge';
import text from '@/components/text.module.css';
import styles from './member-option.module.css';

export const MemberOption = ({ member }: { readonly member: FoundMember }) => (
  <span className={styles.option}>
    <MemberPicture member={member} />
    <span className={text.truncated}>@{member.username}</span>
    {member.isPremiumUser && <PremiumBadge />}
  </span>
);
