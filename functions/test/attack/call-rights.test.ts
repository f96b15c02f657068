import { api, type EndpointName } from '@contract/endpoints/api';
import type { Endpoint } from '@contract/endpoints/define-endpoint';
import { type CallerRole, CALLER_ROLES, rightToCall } from '@contract/rules/call-rights';
import { errorResponseSchema } from '@contract/schemas/error';
import { beforeAll, expect, it } from 'vitest';
import { call } from '../api/support/api';
import { auth } from '../api/support/environment';
import { createMember, type Member } from '../api/support/member';
import { newIpAddress } from '../api/support/new-address';
import { createSuspendedMember, SUSPENSION_TEXT } from '../api/support/suspended-member';

/** The timeout of a check in milliseconds. In this suite, an instance reads a session again after at most 2 seconds. */
const CHECK_TIMEOUT_MS = 15_000;

const calls = Object.entries(api) as [EndpointName, Endpoint][];
const namesOf = (is: (endpoint: Endpoint) => boolean) =>
  calls.filter(([, endpoint]) => is(endpoint)).map(([name]) => name);

/** The calls that the test makes last. The first of them ends the session, and the others need no session. */
const ENDING: readonly EndpointName[] = ['endAllSessions', 'logout', 'logoutPage'];
const inOrder = [...calls.map(([name]) => name).filter((it) => !ENDING.includes(it)), ...ENDING];

const MESSAGES_OF_RIGHTS = [
  'Unauthorized',
  'Only admins can do this.',
  'Upgrade to Premium to use this feature.',
  `Your account is suspended. ${SUSPENSION_TEXT}`,
];

/**
 * Makes the call without input, so that the call does nothing even if the caller has the right to make it. Returns
 * '401', or '403' with its code, if the caller does not have this right. The server checks rights before the input.
 */
async function tried(name: EndpointName, as: Member | null): Promise<string> {
  const response = await call(name, { from: newIpAddress(), ...(as && { as }) });
  const text = await response.text();
  if (response.status !== 401 && response.status !== 403) return 'yes';
  const { code, message } = errorResponseSchema.parse(JSON.parse(text));
  if (!MESSAGES_OF_RIGHTS.includes(message)) return 'yes';
  return response.status === 401 ? '401' : `403 ${code}`;
}

const expectedOf = (name: EndpointName, caller: CallerRole): string => {
  const right = rightToCall(api[name], caller);
  if (right !== '403') return right;
  return caller.startsWith('suspended') ? '403 suspended' : '403 forbidden';
};

let members: Readonly<Record<CallerRole, Member | null>>;
beforeAll(async () => {
  const premium = true;
  const [free, paying, suspended, admin, suspendedAdmin] = await Promise.all([
    createMember(),
    createMember({ premium }),
    createSuspendedMember({ premium }),
    createMember({ premium, admin: true }),
    createSuspendedMember({ premium, admin: true }),
  ]);
  members = {
    visitor: null,
    free,
    premium: paying,
    suspended,
    admin,
    'suspended admin': suspendedAdmin,
  };
});

it.concurrent.each(CALLER_ROLES)(
  "a caller who is %s may make exactly the calls that the API's table of rights allows",
  async (caller) => {
    const wrong: { name: EndpointName; right: string; expected: string }[] = [];
    for (const name of inOrder) {
      const right = await tried(name, members[caller]);
      const expected = expectedOf(name, caller);
      if (right !== expected) wrong.push({ name, right, expected });
    }
    expect(wrong).toEqual([]);
  },
);

it("the API's table of rights contains calls for admins and calls that suspended members may make", () => {
  expect(namesOf(({ auth: level }) => level === 'admin').length).toBeGreaterThan(15);
  expect(namesOf(({ whileSuspended }) => whileSuspended === true).length).toBeGreaterThan(10);
});

it('a former admin is rejected by each call for admins as soon as the server has checked the session again', async () => {
  const revoked = await createMember({ admin: true });
  expect((await call('listReports', { as: revoked })).status).toBe(200);
  await auth.setCustomUserClaims(revoked.uid, null);
  await expect
    .poll(async () => tried('listReports', revoked), { timeout: CHECK_TIMEOUT_MS })
    .toBe('403 forbidden');
  const adminCalls = namesOf(({ auth: level }) => level === 'admin');
  const seen = await Promise.all(adminCalls.map((name) => tried(name, revoked)));
  expect(seen).toEqual(adminCalls.map(() => '403 forbidden'));
  expect(await tried('getCurrentUser', revoked)).toBe('yes');
});
