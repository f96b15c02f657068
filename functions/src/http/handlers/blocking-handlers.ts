import type { blockingEndpoints } from '@contract/endpoints/blocking';
import type { Blocking } from '../../services/blocking/blocking';
import type { Handlers } from '../handler';

export function createBlockingHandlers({
  blocking,
}: {
  readonly blocking: Blocking;
}): Handlers<keyof typeof blockingEndpoints> {
  return {
    listBlockedMembers: (_input, { actor }) => blocking.list(actor.uid),
    blockMember: ({ body }, { actor }) => blocking.block({ ...body, actor }),
    unblockMember: ({ params }, { actor }) => blocking.unblock({ ...params, actor }),
  };
}
