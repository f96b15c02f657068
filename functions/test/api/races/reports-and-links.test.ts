import { expect, it } from 'vitest';
import { storeItems } from '../support/item-list';
import { registerSharedLink, readSharedLinkCountAndIds } from '../support/links';
import { createMember } from '../support/member';
import { reportItem, storedReports } from '../support/reports';

async function memberAndItem() {
  const [member, [item]] = await Promise.all([createMember(), storeItems([{}])]);
  if (!item) throw new Error('The item was not stored');
  return { member, item };
}

const twenty = <T>(send: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, n) => send(n)));

it('only one of 20 identical reports that arrive at the same time is accepted', async () => {
  const { member, item } = await memberAndItem();
  const report = { reason: 'spam', description: 'Twenty times' };
  const responses = await twenty(() => reportItem(member, item.id, report));
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  expect(Object.keys(await storedReports(member))).toEqual([`${item.id}_${member.uid}`]);
});

it('a shared link counts once per target when 20 calls for two targets arrive at the same time, and repeated calls do not count', async () => {
  const { member, item } = await memberAndItem();
  const share = () =>
    twenty((n) => registerSharedLink(member, item.id, n % 2 === 0 ? 'email' : 'copy_link'));
  const responses = [...(await share()), ...(await share())];
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const { count, ids } = await readSharedLinkCountAndIds(member);
  expect(count).toBe(2);
  expect(ids).toHaveLength(2);
});

it('every shared link counts when a member shares 10 items to two targets at the same time', async () => {
  const { member } = await memberAndItem();
  const items = await storeItems(Array.from({ length: 10 }, () => ({})));
  await Promise.all(
    items.flatMap(({ id }) =>
      (['email', 'facebook'] as const).map((target) => registerSharedLink(member, id, target)),
    ),
  );
  const { count, ids } = await readSharedLinkCountAndIds(member);
  expect(ids).toHaveLength(20);
  expect(count).toBe(20);
});
