import type { EndpointName } from '@contract/endpoints/api';
import { createMeteredMember } from './metered-member';
import type { CallCost, MeteredProduct } from './metered-product';
import { createMeteredAdmin } from './moderation-costs';

/** Measures the calls with which admins act on a member with one session. */
export async function measureSanctionCosts(product: MeteredProduct) {
  const { cookie } = await createMeteredAdmin(product);
  const { uid } = await createMeteredMember(product);
  const call = (name: EndpointName, json?: object) => {
    const headers = { 'idempotency-key': name };
    const input = json ? { json, headers } : {};
    return product.call(name, { cookie, params: { memberId: uid }, ...input });
  };
  const text = 'Please stop';
  const path = '/api/admin/members/:memberId';
  return [
    [`POST ${path}/warnings`, await call('warnMember', { text })],
    [`POST ${path}/warnings, repeated`, await call('warnMember', { text })],
    [`POST ${path}/suspensions`, await call('suspendMember', { days: 7, text })],
    [`POST ${path}/suspensions, repeated`, await call('suspendMember', { days: 7, text })],
    [`DELETE ${path}/suspension`, await call('restoreMember')],
    [`DELETE ${path}/suspension, repeated`, await call('restoreMember')],
  ] satisfies CallCost[];
}
