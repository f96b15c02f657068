import { blockingEndpoints } from '@contract/endpoints/blocking';
import type { MeteredMember } from './metered-member';
import type { CallCost, MeteredProduct } from './metered-product';

const blockedSchema = blockingEndpoints.blockMember.output.schema;

export async function measureBlockingCosts(
  product: MeteredProduct,
  { cookie }: MeteredMember,
  other: string,
) {
  const block = () => product.call('blockMember', { cookie, json: { username: other } });
  const list = () => product.call('listBlockedMembers', { cookie });
  const first = await block();
  const { member } = blockedSchema.parse(first.body);
  const unblock = () => product.call('unblockMember', { cookie, params: { userId: member.id } });
  return [
    ['POST /api/user/blocked', first],
    ['POST /api/user/blocked, repeated', await block()],
    ['GET /api/user/blocked, 1 member', await list()],
    ['DELETE /api/user/blocked/:userId', await unblock()],
    ['GET /api/user/blocked, nobody', await list()],
  ] satisfies CallCost[];
}
