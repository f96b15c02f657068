import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import { Notice } from '@/components/notice';
import { useOnline } from '@/lib/use-online';
import { blockedMembersQuery } from '../api/blocked-members';
import { useBlocking } from '../model/use-blocking';

interface BlockedProfileProps {
  readonly username: string;
  /** What is shown if the reader has not blocked this member. */
  readonly otherwise: ReactNode;
}

/**
 * A notice that is shown instead of a profile. The server refuses to send the profile, because the reader has blocked
 * the member.
 */
export function BlockedProfile({ username, otherwise }: BlockedProfileProps) {
  const { data } = useQuery(blockedMembersQuery);
  const { unblock, busyWith } = useBlocking();
  const isOnline = useOnline();
  const member = data?.blocked.find(
    (blocked) => blocked.username.toLowerCase() === username.toLowerCase(),
  );
  if (!member) return otherwise;
  return (
    <Notice title={`You blocked @${member.username}`} role="status">
      <p>You don&apos;t see their profile, items and comments.</p>
      <Button
        variant="outline"
        busy={busyWith !== null}
        disabled={!isOnline}
        onClick={() => void unblock(member)}
      >
        Unblock
      </Button>
    </Notice>
  );
}
