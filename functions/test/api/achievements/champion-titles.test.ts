import { describe, expect, it } from 'vitest';
import { createAchievementsRepo } from '../../../src/repos/achievements-repo';
import { createChampionTitlesRepo } from '../../../src/repos/champion-titles-repo';
import { createEndedMonthRepo } from '../../../src/repos/ended-month-repo';
import { createChampionTitleAwarder } from '../../../src/services/achievements/champion-title-awarder';
import { createMemoryEndedMonthQueries } from '../../../src/services/items/memory-ended-month';
import { createOwnDatabase } from '../../support/own-database';
import { readStoredAchievementIds, totalsOf } from '../support/achievements';
import { db, SCHEDULED_ORIGIN } from '../support/environment';
import { changeItems, storeItems } from '../support/item-list';
import { uniqueName } from '../support/member';

const HOUR_MS = 60 * 60 * 1000;
const PAGE_SIZE = 2;

/**
 * Uses a database of its own. The job reads all items that were live at the end of a month, so items of other test
 * files would make the job slow.
 */
const own = createOwnDatabase();

/**
 * Runs the job `awardChampionTitles` at the given time. The job awards the titles of the previous month. Each test uses
 * a different month, which ended years ago.
 */
const awardAt = (time: Date) =>
  createChampionTitleAwarder({
    championTitles: createChampionTitlesRepo(own),
    endedMonth: createMemoryEndedMonthQueries(createEndedMonthRepo(own, PAGE_SIZE)),
    achievements: createAchievementsRepo(own),
    now: () => time,
  }).award();

const titlesOf = async (month: string, database = own) =>
  (await database.doc(`championTitles/${month}`).get()).data();

function inMonth(month: string) {
  const addedAt = new Date(`${month}-10T12:00:00Z`);
  const end = new Date(Date.UTC(addedAt.getUTCFullYear(), addedAt.getUTCMonth() + 1));
  return { addedAt, expiresAt: end, end, hourLater: new Date(end.getTime() + HOUR_MS) };
}

describe('awardChampionTitles', () => {
  it('adds the titles of the ended month to the totals only once when the job runs many times', async () => {
    const { addedAt, expiresAt, hourLater } = inMonth('2019-03');
    const ann = { uid: uniqueName() };
    const bob = { uid: uniqueName() };
    const of = ({ uid }: { uid: string }) => ({ ownerId: uid, addedAt, expiresAt });
    const sale = { isOwnSale: true, purchasePriceCents: 0 };
    await storeItems(
      [
        { ...of(ann), verifiedLikesCount: 5 },
        { ...of(ann), verifiedLikesCount: 1 },
        { ...of(ann) },
        { ...of(bob), ...sale },
      ],
      own,
    );
    await Promise.all([awardAt(hourLater), awardAt(hourLater), awardAt(hourLater)]);
    await awardAt(hourLater);
    expect((await totalsOf(ann, own)).championTitles).toBe(2);
    expect((await totalsOf(bob, own)).championTitles).toBe(1);
    expect(await readStoredAchievementIds(ann, own)).toEqual(['champion-1']);
    expect(await readStoredAchievementIds(bob, own)).toEqual(['champion-1']);
  });

  it('keeps the winners of a month when their items change or are removed later', async () => {
    const { addedAt, expiresAt, hourLater } = inMonth('2019-05');
    const ownerId = uniqueName();
    const refs = await storeItems([{ ownerId, addedAt, expiresAt, verifiedLikesCount: 3 }], own);
    await awardAt(hourLater);
    const first = await titlesOf('2019-05');
    await changeItems(refs, { removedAt: new Date(), verifiedLikesCount: 0 });
    await awardAt(new Date(hourLater.getTime() + HOUR_MS));
    expect(await titlesOf('2019-05')).toEqual(first);
    expect(first).toMatchObject({ mostLiked: { userId: ownerId }, highestProfit: null });
  });

  it('counts an item that was removed after the end of the month, but not one that was removed during the month', async () => {
    const { addedAt, expiresAt, end, hourLater } = inMonth('2019-07');
    const before = new Date(end.getTime() - HOUR_MS);
    const [kept, removed] = await storeItems(
      [
        { addedAt, expiresAt, verifiedLikesCount: 1, removedAt: hourLater },
        { addedAt, expiresAt, verifiedLikesCount: 9, removedAt: before },
      ],
      own,
    );
    await awardAt(hourLater);
    const titles = await titlesOf('2019-07');
    expect(titles).toMatchObject({ mostLiked: { itemId: kept?.id } });
    expect(JSON.stringify(titles)).not.toContain(removed?.id);
  });

  it('runs on its schedule and stores the titles of last month', async () => {
    const run = () => fetch(`${SCHEDULED_ORIGIN}/awardChampionTitles`, { method: 'POST' });
    expect([(await run()).status, (await run()).status]).toEqual([200, 200]);
    const last = new Date();
    last.setUTCDate(0);
    expect(await titlesOf(last.toISOString().slice(0, 7), db)).toHaveProperty('awardedAt');
  });
});
