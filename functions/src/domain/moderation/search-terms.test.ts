import { expect, it } from 'vitest';
import { entryTerms, reportTerms, searchTerms } from './search-terms';

const report = {
  itemTitle: "Levi's Café, size 32",
  itemOwner: 'Ann_Sells',
  reporterUsername: 'bob',
  comment: null,
};

it("reportTerms returns the words of the item's title and of the usernames, without case and accents", () => {
  const terms = reportTerms(report);
  for (const search of ["LEVI'S", 'levis', 'cafe 32', '@ann_sells', 'sells', 'Bob size'])
    expect([search, searchTerms(search).every((it) => terms.includes(it))]).toEqual([search, true]);
  for (const search of ['lev', 'ann_sell', 'carl', 'bob 33'])
    expect([search, searchTerms(search).every((it) => terms.includes(it))]).toEqual([
      search,
      false,
    ]);
});

it('reportTerms includes the author of the comment, and leaves out missing names', () => {
  expect(reportTerms({ ...report, comment: { username: 'carl' } })).toContain('carl');
  const unnamed = {
    ...report,
    itemOwner: null,
    reporterUsername: null,
    comment: { username: null },
  };
  expect(reportTerms(unnamed)).toEqual(['levis', 'cafe', 'size', '32']);
});

it('reportTerms includes the usernames even when the title has very many words', () => {
  const itemTitle = Array.from({ length: 500 }, (_, n) => `word${n}`).join(' ');
  const terms = reportTerms({ ...report, itemTitle });
  expect(terms).toHaveLength(100);
  expect(terms).toEqual(expect.arrayContaining(['ann_sells', 'bob', 'word0']));
});

it('searchTerms returns the longest search word first, and returns nothing when a search has no letters and no digits', () => {
  expect(searchTerms('a café a lamp')).toEqual(['cafe', 'lamp', 'a']);
  expect(searchTerms(' @ !? ')).toEqual([]);
});

it("entryTerms includes the words of the item, the parts of the owner's name, and whole usernames of reporters", () => {
  const reports = ['bob_finds', 'carl'].map((reporterUsername) => ({
    ...report,
    itemTitle: 'Lamp',
    reporterUsername,
  }));
  expect(entryTerms(['owl'], reports)).toEqual([
    ...['owl', 'ann_sells', 'lamp', 'ann', 'sells', 'bob_finds', 'carl'],
  ]);
});

it("entryTerms limits the words of an entry with very many reporters, but keeps the item's words", () => {
  const reports = Array.from({ length: 5000 }, (_, n) => ({
    ...report,
    itemTitle: n === 4999 ? 'Brass lamp' : 'Lamp',
    reporterUsername: `r${n}`,
  }));
  const terms = entryTerms([], reports);
  expect(terms).toHaveLength(2000);
  expect(terms).toEqual(expect.arrayContaining(['lamp', 'brass', 'ann_sells', 'r0']));
});
