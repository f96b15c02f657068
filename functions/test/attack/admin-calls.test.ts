import { api, type EndpointName } from '@contract/endpoints/api';
import type { Endpoint } from '@contract/endpoints/define-endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, readError, type Sent } from '../api/support/api';
import { storeOne } from '../api/support/comments';
import { auth } from '../api/support/environment';
import { createMember, type Member } from '../api/support/member';
import { actsOn, reported, storedReport } from '../api/support/moderation';

/** The session check is 2 seconds old at most in this suite. */
const CHECK_TIMEOUT_MS = 15_000;

const adminCalls = (Object.entries(api) as [EndpointName, Endpoint][])
  .filter(([, endpoint]) => endpoint.auth === 'admin')
  .map(([name]) => name);

/** A valid call of each, so that only the rights can refuse it. */
const BODIES: Partial<Record<EndpointName, object>> = {
  decideReport: { status: 'dismissed', reviewNotes: '' },
  hideReportedItem: { reviewNotes: '' },
  showReportedItem: { reviewNotes: '' },
  deleteReportedItem: { reviewNotes: '' },
  deleteReportedComment: { reviewNotes: '' },
};

let members: Readonly<Record<'free' | 'premium' | 'admin' | 'revoked', Member>>;
let number: string;
beforeAll(async () => {
  const [free, premium, admin, revoked, reporter, item] = await Promise.all([
    createMember(),
    createMember({ premium: true }),
    createMember({ admin: true }),
    createMember({ admin: true }),
    createMember(),
    storeOne(),
  ]);
  members = { free, premium, admin, revoked };
  number = await reported(reporter, item.id);
});

const sentAs = (name: EndpointName, as: Member | null): Sent => {
  const json = BODIES[name];
  return { params: { reportId: number }, ...(json && { json }), ...(as && { as }) };
};

it('knows all admin calls', () => {
  expect(adminCalls).toHaveLength(8);
});

describe.each(adminCalls)('%s', (name) => {
  it('returns 401 to a visitor', async () => {
    expect(await readError(await call(name, sentAs(name, null)))).toMatchObject({ status: 401 });
  });

  it.each(['free', 'premium'] as const)('returns 403 to a %s member', async (plan) => {
    const refused = await readError(await call(name, sentAs(name, members[plan])));
    expect(refused).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await storedReport(number)).toMatchObject({ status: 'pending' });
  });

  it('lets an admin in', async () => {
    const params = { reportId: '10000000' };
    const answer = await call(name, { ...sentAs(name, members.admin), params });
    expect([200, 404]).toContain(answer.status);
  });
});

it('refuses each call of an admin who lost the right, with the session from before', async () => {
  const { revoked } = members;
  expect((await call('listReports', { as: revoked })).status).toBe(200);
  await auth.setCustomUserClaims(revoked.uid, null);
  await expect
    .poll(async () => (await call('listReports', { as: revoked })).status, {
      timeout: CHECK_TIMEOUT_MS,
    })
    .toBe(403);
  for (const name of adminCalls)
    expect([name, (await call(name, sentAs(name, revoked))).status]).toEqual([name, 403]);
  expect((await call('getCurrentUser', { as: revoked })).status).toBe(200);
  expect(await storedReport(number)).toMatchObject({ status: 'pending' });
  expect(await actsOn(number)).toEqual([]);
});
