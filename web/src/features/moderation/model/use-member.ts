import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@/services/api-error';
import { memberQuery } from '../api/members';
import { useLeaveOnForbiddenRead } from './use-leave-if-admin-revoked';

/** Reads a member with the data that admins see. */
export function useMember(memberId: string) {
  const { data, error, isFetching, refetch } = useQuery(memberQuery(memberId));
  useLeaveOnForbiddenRead(error);
  return {
    /** The member. Null while the member loads, or if they cannot be loaded. */
    member: data?.body.member ?? null,
    error,
    isMissing: error instanceof ApiError && error.status === 404,
    isReading: isFetching,
    readAgain: () => void refetch(),
  };
}
