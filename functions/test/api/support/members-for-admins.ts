import {
  memberResponseSchema,
  type MemberSheetData,
  membersPageSchema,
  type MembersPage,
} from '@contract/schemas/members-for-admins';
import { call } from './api';
import type { Member } from './member';

type As = Pick<Member, 'cookie'>;

export async function listMembers(
  as: As,
  query: Readonly<Record<string, string>>,
): Promise<MembersPage> {
  const response = await call('listMembers', { as, query });
  if (response.status !== 200) throw new Error(`Listing failed: ${await response.text()}`);
  return membersPageSchema.parse(await response.json());
}

/** Returns the member in the response of `getMember` or of a call that acts on a member. */
export async function memberIn(response: Response): Promise<MemberSheetData> {
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return memberResponseSchema.parse(await response.json()).member;
}

export const getMember = async (as: As, memberId: string): Promise<MemberSheetData> =>
  memberIn(await call('getMember', { as, params: { memberId } }));

interface NewNote {
  readonly text?: string;
  readonly key?: string;
}

export const addMemberNote = (as: As, memberId: string, { text = 'Asked', key }: NewNote = {}) =>
  call('addMemberNote', {
    as,
    params: { memberId },
    json: { text },
    headers: { 'idempotency-key': key ?? crypto.randomUUID() },
  });
