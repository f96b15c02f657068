import type { MemberListEntry } from '@contract/schemas/members-for-admins';
import { Badge } from '@/components/surfaces';
import { suspensionText } from '../model/member-texts';
import styles from './member-badges.module.css';

interface MemberBadgesProps {
  readonly member: Pick<MemberListEntry, 'isAdmin' | 'isPremium' | 'suspension'>;
}

/** Shows the member's plan, whether they are an admin, and until when they are suspended. */
export const MemberBadges = ({ member: { isAdmin, isPremium, suspension } }: MemberBadgesProps) => (
  <>
    {suspension && (
      <Badge tone="stamp" className={styles.long}>
        {suspensionText(suspension)}
      </Badge>
    )}
    {isAdmin && <Badge tone="brand">Admin</Badge>}
    <Badge tone={isPremium ? 'sticker' : 'plain'}>{isPremium ? 'Premium' : 'Free'}</Badge>
  </>
);
