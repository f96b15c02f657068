import type { Sanctions } from '../../services/moderation/sanctions';
import type { Handlers } from '../handler';

export function createSanctionsHandlers({
  sanctions,
}: {
  readonly sanctions: Sanctions;
}): Handlers<'warnMember' | 'suspendMember' | 'restoreMember'> {
  return {
    warnMember: ({ params: { memberId }, body: { text } }, { actor, idempotencyKey }) =>
      sanctions.warn({ actor, memberId, text, idempotencyKey }),
    suspendMember: ({ params: { memberId }, body, ifMatch }, { actor, idempotencyKey }) =>
      sanctions.suspend({ ...body, actor, memberId, version: ifMatch, idempotencyKey }),
    restoreMember: ({ params: { memberId }, ifMatch }, { actor }) =>
      sanctions.restore({ actor, memberId, version: ifMatch }),
  };
}
