import type { MemberSheetData, SuspensionInput } from '@contract/schemas/members-for-admins';
import type { QueryClient } from '@tanstack/react-query';
import { call, stateOfConflictError } from '@/services/api-client';
import { queryKeyOf, queryOptionsFor } from '@/services/query-options';

interface Cursor {
  readonly cursor?: string;
}

const FRESH = { staleTime: 0 } as const;

export const membersQuery = (query: {
  readonly q?: string;
  readonly only?: 'all' | 'suspended' | 'admins';
  readonly cursor?: string;
}) => queryOptionsFor('listMembers', { query }, FRESH);

const inputOf = (memberId: string) => ({ params: { memberId } });

export const memberQuery = (memberId: string) =>
  queryOptionsFor('getMember', inputOf(memberId), FRESH);

export const memberItemsQuery = (memberId: string, query: Cursor) =>
  queryOptionsFor('listMemberItems', { ...inputOf(memberId), query }, FRESH);

export const memberReportsQuery = (
  memberId: string,
  query: Cursor & { readonly direction: 'made' | 'received' },
) => queryOptionsFor('listMemberReports', { ...inputOf(memberId), query }, FRESH);

/**
 * The data that the app sends when an admin acts on a member. `version` is the version of the member that the admin has
 * seen.
 */
export type MemberActRequest =
  | { readonly act: 'warn' | 'note'; readonly text: string }
  | ({ readonly act: 'suspend'; readonly version: string } & SuspensionInput)
  | { readonly act: 'restore'; readonly version: string };

export type MemberAct = MemberActRequest['act'];

/** The name of the API call for each act. */
export const MEMBER_ACT_CALL_NAMES = {
  warn: 'warnMember',
  suspend: 'suspendMember',
  restore: 'restoreMember',
  note: 'addMemberNote',
} as const;

interface MemberResponse {
  readonly body: { readonly member: MemberSheetData };
  readonly etag: string;
}

/** Sends an admin's act on a member. Returns the member after the act. Throws the same errors as `call`. */
export function sendMemberAct(
  memberId: string,
  acting: MemberActRequest,
  options: { readonly idempotencyKey: string },
): Promise<MemberResponse> {
  const { params } = inputOf(memberId);
  switch (acting.act) {
    case 'warn':
    case 'note':
      return call(
        MEMBER_ACT_CALL_NAMES[acting.act],
        { params, body: { text: acting.text } },
        options,
      );
    case 'suspend': {
      const { days, text, version: ifMatch } = acting;
      return call('suspendMember', { params, body: { days, text }, ifMatch }, options);
    }
    case 'restore':
      return call('restoreMember', { params, ifMatch: acting.version });
  }
}

/**
 * If an act failed because another admin had changed the member since this admin saw them, returns the current member.
 * Otherwise returns null.
 */
export const newerMemberInError = (
  { act }: MemberActRequest,
  error: unknown,
): MemberResponse | null => stateOfConflictError(MEMBER_ACT_CALL_NAMES[act], error);

/** Caches the member that a call has returned. */
export const cacheMember = (client: QueryClient, response: MemberResponse): void =>
  void client.setQueryData(queryKeyOf('getMember', inputOf(response.body.member.id)), response);
