import { isPremiumAt } from '@contract/rules/premium';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import {
  totalsChangeOf,
  type FigureTotals,
  NO_TOTALS_CHANGE,
  addTotals,
  FIGURE_TOTAL_NAMES,
} from '../domain/moderation/figure-counts';
import { addDaysToDay, daysFrom } from '../domain/moderation/figure-days';
import { utcDay } from '../domain/utc-day';
import { readDocuments } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { sumCounts } from './counters-repo';
import { createFiguresRepo } from './figures-repo';
import { pagesOf } from './pages-of';
import { memberInSnapshot, subscriptionOf } from './users-repo';

const PAGE_SIZE = 200;
/**
 * The figures must contain the end of every plan that ended at least this long ago, in milliseconds. The job that
 * counts ended plans runs every hour.
 */
const COUNTED_AFTER_MS = 2 * 60 * 60 * 1000;

export interface FiguresCheckResult {
  /** The number of checked days, totals, months and billing records, added up. */
  readonly count: number;
  readonly faults: readonly string[];
}

export interface FiguresCheckRepo {
  /**
   * Checks the counts in the figures: the totals, this month's submissions, and the premium members. Also checks that
   * the stored days are consistent with each other. Yields nothing if counting has not begun.
   */
  check(): AsyncIterable<FiguresCheckResult>;
}

export const createFiguresCheckRepo = (
  db: Firestore,
  now: () => Date,
  pageSize = PAGE_SIZE,
): FiguresCheckRepo => ({
  check: async function* () {
    const figures = createFiguresRepo(db);
    const { stored, counted } = await figures.totals(now());
    const start = await figures.start();
    if (!stored || !start) return;
    yield { count: FIGURE_TOTAL_NAMES.length, faults: wrongTotals(stored, counted) };
    if (start.firstDay <= monthOf(now()).first) yield checkSubmissions(db, now());
    yield* checkDays(db, pageSize);
    yield* checkPremium(db, now(), pageSize);
  },
});

const wrongTotals = (stored: FigureTotals, counted: FigureTotals): string[] =>
  FIGURE_TOTAL_NAMES.filter((name) => stored[name] !== counted[name]).map(
    (name) => `figures ${name}: stored ${stored[name]}, counted ${counted[name]}`,
  );

const monthOf = (time: Date) => {
  const month = utcDay(time).slice(0, 'yyyy-mm'.length);
  return { month, first: `${month}-01` };
};

/**
 * Checks the number of submissions in the figures. There can be fewer usage documents than the figures count, because
 * the deletion of an account deletes its usage documents.
 */
async function checkSubmissions(db: Firestore, now: Date): Promise<FiguresCheckResult> {
  const { month, first } = monthOf(now);
  const { counts, used } = await db.runTransaction(
    async (transaction) => {
      const days = daysFrom(first, addDaysToDay(utcDay(now), 1));
      const usage = collections.usage.group(db).where('month', '==', month);
      return {
        counts: await sumCounts(transaction, db, { series: 'figures', days }),
        used: (await transaction.get(usage.count())).data().count,
      };
    },
    { readOnly: true },
  );
  const { submissions = 0, deletedMembers = 0 } = counts;
  const isRight = deletedMembers === 0 ? submissions === used : submissions >= used;
  const fault = `figures submissions of ${month}: stored ${submissions}, counted ${used}`;
  return { count: 1, faults: isRight ? [] : [fault] };
}

async function* checkDays(db: Firestore, pageSize: number): AsyncGenerator<FiguresCheckResult> {
  let before: Stored<'figures'> | null = null;
  for await (const page of pagesOf(collections.figures.in(db).orderBy('day'), pageSize)) {
    const faults: string[] = [];
    for (const document of page) {
      const day = document.data();
      if (!follows(day, before))
        faults.push(`${document.ref.path} does not follow from the day before`);
      before = day;
    }
    yield { count: page.length, faults };
  }
}

function follows(day: Stored<'figures'>, before: Stored<'figures'> | null): boolean {
  if (before === null) return true;
  if (addDaysToDay(before.day, 1) !== day.day) return false;
  if (day.counts === null || day.changes === null) return before.changes === null;
  const expected = addTotals(before.changes ?? NO_TOTALS_CHANGE, totalsChangeOf(day.counts));
  return wrongTotals(day.changes, expected).length === 0;
}

/**
 * Checks which members the figures count as premium. Leaves out plans that ended recently, because the job may not
 * have counted their end yet.
 */
async function* checkPremium(
  db: Firestore,
  now: Date,
  pageSize: number,
): AsyncGenerator<FiguresCheckResult> {
  const records = collections.billing.in(db).orderBy(FieldPath.documentId());
  const earlier = new Date(now.getTime() - COUNTED_AFTER_MS);
  for await (const page of pagesOf(records.select('countsAsPremium'), pageSize)) {
    const refs = page.map(({ id }) => collections.users.doc(db, { uid: id }));
    const members = refs.length === 0 ? [] : await readDocuments(db, ...refs);
    const faults = page.flatMap((record, place) => {
      const snapshot = members[place];
      const member = snapshot ? memberInSnapshot(snapshot) : null;
      const plan = member && subscriptionOf(member);
      const isPremium = plan !== null && isPremiumAt(plan, now);
      if (plan && isPremium !== isPremiumAt(plan, earlier)) return [];
      const isCounted = collections.billing.field(record, 'countsAsPremium') === true;
      return isCounted === isPremium
        ? []
        : [`${record.ref.path} countsAsPremium: stored ${isCounted}, by the plan ${isPremium}`];
    });
    yield { count: page.length, faults };
  }
}
