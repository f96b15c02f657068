import type { Firestore } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
import { addToTotals } from './progress';

/** The item that won a title, and the item's owner. */
export interface TitleWinner {
  readonly userId: string;
  readonly itemId: string;
}

export const CHAMPION_TITLES = ['mostLiked', 'highestProfit', 'mostActive'] as const;
export type ChampionTitle = (typeof CHAMPION_TITLES)[number];

/** The winners of a month. A title that nobody won is null. For `mostActive`, the item is the member's best item. */
export type MonthlyTitles = Readonly<Record<ChampionTitle, TitleWinner | null>>;

/** The titles of ended months. The id of a document is the month, like '2026-10'. Titles never change. */
export interface ChampionTitlesRepo {
  isAwarded(month: string): Promise<boolean>;
  /** Stores the titles and adds them to the winners' totals. Does nothing if the month already has titles. */
  award(month: string, titles: MonthlyTitles, at: Date): Promise<void>;
}

export function createChampionTitlesRepo(db: Firestore): ChampionTitlesRepo {
  const titlesOf = (month: string) => collections.championTitles.doc(db, { month });
  return {
    isAwarded: async (month) => (await titlesOf(month).get()).exists,
    award: (month, titles, at) =>
      db.runTransaction(async (transaction) => {
        const ref = titlesOf(month);
        if ((await transaction.get(ref)).exists) return;
        transaction.create(ref, { ...titles, awardedAt: at });
        for (const [uid, championTitles] of titleCountsByMember(titles))
          addToTotals(transaction, db, { uid, change: { championTitles } });
      }),
  };
}

/** Returns how many titles of the month each member has won. */
export function titleCountsByMember(titles: MonthlyTitles): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of CHAMPION_TITLES) {
    const uid = titles[name]?.userId;
    if (uid !== undefined) counts.set(uid, (counts.get(uid) ?? 0) + 1);
  }
  return counts;
}
