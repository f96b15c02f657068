import { membersQuery } from '../api/members';
import type { MembersView } from './members-view';
import { useAdminList } from './use-admin-list';

/** Reads a page of the list of members for admins. */
export const useMembers = ({ q, only }: MembersView, isShown: boolean) =>
  useAdminList({
    view: `${only} ${q}`,
    isShown,
    queryOf: (cursor) => membersQuery({ ...(q === '' ? { only } : { q }), ...cursor }),
    entriesOf: ({ members }) => members,
  });

export type Members = ReturnType<typeof useMembers>;
