import { expect, it } from 'vitest';
import { NO_TOTALS } from './totals';
import { wrongTotals } from './wrong-totals';

const path = 'users/ann/progress/totals';
const week = '2026-11-16';
const right = {
  ...NO_TOTALS,
  itemsShared: 2,
  ownSales: 1,
  profitCents: 900,
  likesReceived: 3,
  likesGiven: 4,
  comments: 5,
  sharesByWeek: { [week]: 2 },
};

it('wrongTotals returns nothing when the totals are right, even if the stored ones include likes and comments on erased items or a week with 0 shares', () => {
  expect(wrongTotals(path, right, right)).toEqual([]);
  const longHere = {
    ...right,
    likesGiven: 40,
    comments: 50,
    linksShared: 7,
    championTitles: 1,
    sharesByWeek: { ...right.sharesByWeek, '2026-11-09': 0 },
  };
  expect(wrongTotals(path, longHere, right)).toEqual([]);
});

it('wrongTotals returns each wrong total', () => {
  const stored = { ...right, profitCents: 800, comments: 4, sharesByWeek: {} };
  expect(wrongTotals(path, stored, right)).toEqual([
    { path, field: 'profitCents', stored: 800, counted: 900 },
    { path, field: 'comments', stored: 4, counted: 5 },
    { path, field: `sharesByWeek.${week}`, stored: 0, counted: 2 },
  ]);
});
