import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import { beforeEach, expect, it, vi } from 'vitest';
import { actorFor } from '../../lib/authority.test-support';
import type { UserRecord } from '../../repos/users-repo';
import { newMember } from '../../repos/new-member';
import { createSuspensionCheck, type SuspensionCheck, suspensionAt } from './suspension-check';

const NOW = new Date('2026-11-26T12:00:00Z');
const END = new Date('2026-12-03T12:00:00Z');

const suspendedUntil = (until: Date): UserRecord => ({
  ...newMember({ email: 'ann@example.com' }, NOW),
  suspension: { rulingId: 'r1', since: NOW, until, text: 'You sold fakes.' },
  suspendedUntil: until,
});

let member: UserRecord | null;
let time: Date;
const get = vi.fn(async () => member);
let demand: SuspensionCheck;
const ann = actorFor('ann', { suspendedUntil: END });

beforeEach(() => {
  [member, time] = [suspendedUntil(END), NOW];
  get.mockClear();
  demand = createSuspensionCheck({ users: { get }, now: () => time });
});

it('demandNoSuspension throws an error with the end and the reason of the suspension', async () => {
  await expect(demand(ann)).rejects.toMatchObject({
    code: 'suspended',
    message: 'Your account is suspended until Dec 3, 2026 (UTC). You sold fakes.',
  });
});

it('demandNoSuspension throws an error without an end date when the suspension has no end', async () => {
  member = suspendedUntil(ENDLESS_SUSPENSION_END);
  await expect(
    demand(actorFor('ann', { suspendedUntil: ENDLESS_SUSPENSION_END })),
  ).rejects.toMatchObject({
    message: 'Your account is suspended. You sold fakes.',
  });
  expect(suspensionAt(member, NOW)).toMatchObject({ until: null });
});

it.each([
  ['is not suspended', actorFor('ann'), NOW],
  ['was suspended until now', ann, END],
])(
  'demandNoSuspension does not read the member when the session shows that the member %s',
  async (_case, actor, at) => {
    time = at;
    await demand(actor);
    expect(get).not.toHaveBeenCalled();
    expect(suspensionAt(suspendedUntil(END), END)).toBeNull();
  },
);

it('demandNoSuspension throws nothing when the member is gone, or was restored after the session was checked', async () => {
  member = newMember({ email: 'ann@example.com' }, NOW);
  await expect(demand(ann)).resolves.toBeUndefined();
  member = null;
  await expect(demand(ann)).resolves.toBeUndefined();
});

it('demandNoSuspension rejects further calls of a suspended member for 3 seconds without reading the member again', async () => {
  for (let n = 0; n < 3; n += 1)
    await expect(demand(ann)).rejects.toMatchObject({ code: 'suspended' });
  expect(get).toHaveBeenCalledOnce();
  time = new Date(NOW.getTime() + 3000);
  member = newMember({ email: 'ann@example.com' }, NOW);
  await demand(ann);
  expect(get).toHaveBeenCalledTimes(2);
});
