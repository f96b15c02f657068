import { beforeEach, expect, it, vi } from 'vitest';
import { systemWorkFor } from '../../lib/authority.test-support';
import type { AllSessionsRepo } from '../../repos/all-sessions-repo';
import { newMember } from '../../repos/new-member';
import type { UserRecord } from '../../repos/users-repo';
import { createSignInEnder } from './sign-in-ender';

const NOW = new Date('2026-11-21T12:00:00.300Z');
const NEXT_SECOND = new Date('2026-11-21T12:00:01.000Z');
const ANN = newMember({ email: 'ann@example.com' }, NOW);

let member: UserRecord;
let change: Partial<UserRecord>;
let steps: string[];

const step = (name: string) =>
  vi.fn<(about: string | number) => Promise<void>>(
    async (about) => void steps.push(`${name} ${String(about)}`),
  );

const endSessions: AllSessionsRepo['end'] = async ({ uid }, changeOf, onlyIf) => {
  if (onlyIf && !onlyIf(member)) return null;
  change = changeOf(member);
  steps.push(`sessions ${uid}`);
  return ['phone', 'laptop'];
};
const signInEnder = createSignInEnder({
  identity: { revokeSignIns: step('revoke') },
  allSessions: { end: endSessions },
  sessionCheck: { forget: (id) => void steps.push(`forget ${id}`) },
  passwordResets: { removeOf: step('resets') },
  emailTokens: { removeOf: step('emails') },
  now: () => NOW,
  sleep: step('sleep'),
});

beforeEach(() => {
  member = ANN;
  steps = [];
});

it('SignInEnder.end ends sessions, email links, sign-ins and links to reset the password in this order, and then waits for the next second', async () => {
  await signInEnder.end(systemWorkFor('ann'));
  expect(steps).toEqual([
    ...['sessions ann', 'forget phone', 'forget laptop', 'emails ann', 'revoke ann'],
    ...['resets ann', 'sleep 700'],
  ]);
});

it.each([
  ['nobody has proven that they own the address', { provenEmail: null }, null],
  [
    'somebody has proven that they own the address',
    { provenEmail: 'ann@example.com', endedBefore: NOW },
    'ann@example.com',
  ],
  [
    'an earlier version of the product stored only the time of the proof',
    { provenEmail: undefined, endedBefore: NOW },
    'ann@example.com',
  ],
  [
    'an earlier version of the product stored no proof',
    { provenEmail: undefined, endedBefore: null },
    null,
  ],
])(
  'SignInEnder.end does not change which email address counts as proven when %s',
  async (_case, fields, provenEmail) => {
    member = { ...ANN, ...fields };
    await signInEnder.end(systemWorkFor('ann'));
    expect(change).toEqual({ endedBefore: NEXT_SECOND, provenEmail });
  },
);

it('SignInEnder.endForOwner stores the proven email address, ends all sign-ins up to the end of the current second, and waits for the next second', async () => {
  await signInEnder.endForOwner(systemWorkFor('ann'), 'ann@example.com');
  expect(change).toEqual({ endedBefore: NEXT_SECOND, provenEmail: 'ann@example.com' });
  expect(steps.at(-1)).toBe('sleep 700');
});

it('SignInEnder.end ends nothing when `onlyIf` returns false for the member that the transaction reads', async () => {
  await signInEnder.end(systemWorkFor('ann'), ({ endedBefore }) => endedBefore !== null);
  expect(steps).toEqual([]);
  await signInEnder.end(systemWorkFor('ann'), ({ endedBefore }) => endedBefore === null);
  expect(steps).toContain('sessions ann');
});
