import { DAY_MS } from '@contract/rules/durations';
import { createHash } from 'node:crypto';
import {
  MEMBERS_FOR_ADMINS_MESSAGES,
  type SuspensionInput,
} from '@contract/schemas/members-for-admins';
import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import { AppError } from '../../lib/app-error';
import { type Actor, type Authorized, authorizeForAdmin } from '../../lib/authority';
import { type IdempotencyKey, requireSameRequest } from '../../lib/idempotency-key';
import type { MemberKey } from '../../repos/member-notes-repo';
import type { RulingBoundKey, SanctionsRepo } from '../../repos/sanctions-repo';
import type { MemberResponse, MembersForAdmins } from './members-for-admins';
import type { SuspendedSignInEnder } from './suspended-sign-in-ender';

interface Sanction {
  readonly actor: Actor;
  readonly memberId: string;
}

interface VersionedSanction extends Sanction {
  /** The version of the member's page that the admin saw. Undefined accepts any version. */
  readonly version: string | undefined;
}

interface Keyed {
  readonly idempotencyKey: IdempotencyKey;
}

/**
 * Suspensions and other sanctions of a member. All methods return the member after the change, and are idempotent. They
 * throw AppError 'forbidden' for the admin's own account, 'not_found' if the member is gone, and 'key_reused' if a
 * request with the same key had another body.
 */
export interface Sanctions {
  warn(warning: Sanction & Keyed & { readonly text: string }): Promise<MemberResponse>;
  /**
   * Suspends a member. Resolves when all sessions have ended. Throws AppError 'conflict' if somebody else suspended or
   * restored the member, and if no other active admin would be left.
   */
  suspend(suspension: VersionedSanction & Keyed & SuspensionInput): Promise<MemberResponse>;
  /**
   * Restores a suspended member. Throws AppError 'conflict' if the member's suspension is not the one that the admin
   * saw.
   */
  restore(restoring: VersionedSanction): Promise<MemberResponse>;
}

interface SanctionsServiceDeps {
  readonly sanctions: Pick<SanctionsRepo, 'warn' | 'suspend' | 'restore'>;
  readonly suspendedSignInEnder: SuspendedSignInEnder;
  readonly membersForAdmins: Pick<MembersForAdmins, 'get'>;
  readonly now: () => Date;
}

export function createSanctionsService(deps: SanctionsServiceDeps): Sanctions {
  const { sanctions, suspendedSignInEnder, membersForAdmins, now } = deps;

  const changed = async (actor: Actor, memberId: string) =>
    new AppError('conflict', MEMBERS_FOR_ADMINS_MESSAGES.changed, {
      current: await membersForAdmins.get(actor, memberId),
    });
  const responseTo = async (
    ruled: RulingBoundKey,
    { actor, memberId, idempotencyKey }: Sanction & Keyed,
  ) => {
    const result = await membersForAdmins.get(actor, memberId);
    return requireSameRequest({ ...ruled, result }, idempotencyKey);
  };

  return {
    warn: async ({ text, ...request }) => {
      const ruled = await sanctions.warn({ ...actOf(request, now()), ...idsOf(request), text });
      return responseTo(ruled ?? missing(), request);
    },
    suspend: async ({ days, text, version, ...request }) => {
      const at = now();
      const until = days === null ? ENDLESS_SUSPENSION_END : new Date(at.getTime() + days * DAY_MS);
      const act = { ...actOf(request, at), ...idsOf(request), text, until, version };
      const ruled = (await sanctions.suspend(act)) ?? missing();
      if (ruled === 'changed') throw await changed(request.actor, request.memberId);
      await suspendedSignInEnder.end(act.member);
      return responseTo(ruled, request);
    },
    restore: async ({ version, ...request }) => {
      const restored = await sanctions.restore({ ...actOf(request, now()), version });
      if (restored === 'changed') throw await changed(request.actor, request.memberId);
      return restored === null ? missing() : membersForAdmins.get(request.actor, request.memberId);
    },
  };
}

function actOf({ actor, memberId }: Sanction, at: Date) {
  return { member: requireOther(actor, memberId), admin: actor, at };
}

function requireOther(actor: Actor, memberId: string): Authorized<MemberKey> {
  if (actor.uid === memberId) throw new AppError('forbidden', MEMBERS_FOR_ADMINS_MESSAGES.self);
  return authorizeForAdmin(actor, { memberId }) ?? missing();
}

/**
 * Returns the id of the ruling and the bound key. Derives the id from the admin, the member and the idempotency key as
 * sent, so that a repeated request finds the first ruling.
 */
const idsOf = ({ actor, memberId, idempotencyKey: { sent, bound } }: Sanction & Keyed) => ({
  rulingId: createHash('sha256')
    .update(JSON.stringify([actor.uid, memberId, sent]))
    .digest('hex')
    .slice(0, 32),
  key: bound,
});

function missing(): never {
  throw new AppError('not_found', MEMBERS_FOR_ADMINS_MESSAGES.missing);
}
