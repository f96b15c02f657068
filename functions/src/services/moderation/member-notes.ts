import { createHash } from 'node:crypto';
import { MEMBERS_FOR_ADMINS_MESSAGES } from '@contract/schemas/members-for-admins';
import { AppError } from '../../lib/app-error';
import { type Actor, authorizeForAdmin } from '../../lib/authority';
import { type IdempotencyKey, requireSameRequest } from '../../lib/idempotency-key';
import type { MemberNotesRepo } from '../../repos/member-notes-repo';
import type { MemberResponse, MembersForAdmins } from './members-for-admins';

interface NewNote {
  readonly actor: Actor;
  readonly memberId: string;
  readonly text: string;
  readonly idempotencyKey: IdempotencyKey;
}

export interface MemberNotes {
  /**
   * Adds a note, and returns the member with all notes. Adds nothing if a request with the same key has already added a
   * note. Throws AppError 'not_found' if there is no such member, and 'key_reused' if the earlier note with the key has
   * another text.
   */
  add(note: NewNote): Promise<MemberResponse>;
}

interface MemberNotesServiceDeps {
  readonly memberNotes: Pick<MemberNotesRepo, 'add'>;
  readonly membersForAdmins: Pick<MembersForAdmins, 'get'>;
  readonly now: () => Date;
}

export const createMemberNotesService = ({
  memberNotes,
  membersForAdmins,
  now,
}: MemberNotesServiceDeps): MemberNotes => ({
  add: async ({ actor, memberId, text, idempotencyKey }) => {
    const member = authorizeForAdmin(actor, { memberId });
    const noteId = noteIdOf(actor.uid, memberId, idempotencyKey.sent);
    const note = { admin: actor, noteId, text, key: idempotencyKey.bound, at: now() };
    const boundTo = member && (await memberNotes.add({ ...note, member }));
    if (boundTo === null) throw new AppError('not_found', MEMBERS_FOR_ADMINS_MESSAGES.missing);
    const result = await membersForAdmins.get(actor, memberId);
    return requireSameRequest({ boundTo, result }, idempotencyKey);
  },
});

/** Derives the id of the note from admin, member and key, so that a repeated request finds the first note. */
const noteIdOf = (adminId: string, memberId: string, key: string): string =>
  createHash('sha256')
    .update(JSON.stringify([adminId, memberId, key]))
    .digest('hex')
    .slice(0, 32);
