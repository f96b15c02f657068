import { expect, it } from 'vitest';
import { createRepos } from '../../../src/app/repos';
import { NO_TOTALS_CHANGE } from '../../../src/domain/moderation/figure-counts';
import { addDaysToDay } from '../../../src/domain/moderation/figure-days';
import { createJsonLogger } from '../../../src/lib/json-logger';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { createFiguresCheckRepo } from '../../../src/repos/figures-check-repo';
import { newMember } from '../../../src/repos/new-member';
import { createFigureAggregator } from '../../../src/services/moderation/figure-aggregator';
import { recountAllPremiumMembers } from '../../../src/services/moderation/lapsed-premium-counter';
import { createOwnDatabase } from '../../support/own-database';

const NOW = new Date('2026-11-21T12:00:00Z');
const now = () => NOW;
const day = (ago: number) => addDaysToDay('2026-11-21', -ago);

it('the check of figures finds wrong totals, days, submissions and premium marks, but finds nothing wrong in figures that the product has counted', async () => {
  const db = createOwnDatabase();
  const repos = createRepos({ db, log: createJsonLogger(), now });
  const faults = async () => {
    const found: string[] = [];
    // The page size is 1, so that reading the second page uses a cursor.
    for await (const part of createFiguresCheckRepo(db, now, 1).check()) found.push(...part.faults);
    return found;
  };
  for (const [place, uid] of ['ann', 'bob', 'cat'].entries()) {
    const joinedAt = new Date(`${day(place + 1)}T12:00:00Z`);
    await repos.users.createIfAbsent(
      systemWorkFor(uid),
      newMember({ email: `${uid}@x.test` }, joinedAt),
    );
  }
  expect(await faults()).toEqual([]);
  await repos.figures.setStart('2026-11-01', NOW);
  await createFigureAggregator({ ...repos, now }).fold();
  await repos.billing.claimCustomer(systemWorkFor('ann'), { id: 'cus_ann', generation: 0 });
  expect(await faults()).toEqual([]);

  await db.doc('users/dan').set({ email: 'dan@x.test' });
  await db.doc(`figures/${day(20)}`).update({ changes: { ...NO_TOTALS_CHANGE, items: 1 } });
  await db.doc('users/bob/usage/2026-11-1').set({ month: '2026-11', n: 1, itemId: 'owl' });
  await db.doc('users/bob/usage/2026-10-1').set({ month: '2026-10', n: 1, itemId: 'owl' });
  await db.doc('users/ann').update({ subscriptionStatus: 'active' });
  await db.doc('billing/ann').update({ countsAsPremium: false });
  expect(await faults()).toEqual([
    'figures members: stored 3, counted 4',
    'figures submissions of 2026-11: stored 0, counted 1',
    `figures/${day(20)} does not follow from the day before`,
    `figures/${day(19)} does not follow from the day before`,
    'billing/ann countsAsPremium: stored false, by the plan true',
  ]);

  // Stores the totals from before counting began, as `npm run backfill-figures` does.
  await recountAllPremiumMembers(repos.premiumRecount, NOW);
  await repos.figures.setStart('2026-11-01', NOW);
  expect((await faults()).filter((fault) => /members|premium/i.test(fault))).toEqual([]);
  const { stored } = await repos.figures.totals(NOW);
  expect(stored).toMatchObject({ members: 4, premium: 1 });
});
