import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import { db } from './environment';
import { createMember, type Member, openSession } from './member';

export const SUSPENSION_TEXT = 'You sold fakes.';

type Options = Parameters<typeof createMember>[0] & {
  /** The end of the suspension. ENDLESS_SUSPENSION_END by default. */
  readonly until?: Date;
};

/**
 * Creates a suspended member who signed in after the suspension started. Stores none of the other effects of a
 * suspension.
 */
export async function createSuspendedMember({
  until = ENDLESS_SUSPENSION_END,
  ...options
}: Options = {}): Promise<Member> {
  const member = await createMember(options);
  const suspension = { rulingId: 'r'.repeat(20), since: new Date(), until, text: SUSPENSION_TEXT };
  await db.doc(`users/${member.uid}`).update({ suspension, suspendedUntil: until });
  if (options.admin) await db.doc(`admins/${member.uid}`).update({ suspendedUntil: until });
  return { ...member, cookie: await openSession(member.idToken) };
}
