import { expect, test } from 'vitest';
import { browserDatabaseNamesIn, countPattern } from './structure-counts';

const sourceOf = (text: string) => ({ file: 'web/src/x.ts', text });

test('countPattern counts how often a pattern occurs, and in how many files', () => {
  const sources = ['client.resetQueries({ queryKey });\nresetQueries();', 'resetQueries', ''];
  expect(countPattern(/\bresetQueries\(/g, sources.map(sourceOf))).toEqual({ places: 2, files: 1 });
});

test('browserDatabaseNamesIn names each database of the browser once', () => {
  const sources = [
    "createStore('drafts', 'one')",
    "openDB<Stores>('drafts', 2)",
    "openDB('outbox')",
  ];
  expect(browserDatabaseNamesIn(sources.map(sourceOf))).toEqual(['drafts', 'outbox']);
  const named = "const DATABASE = 'saved';\nopenDB<Stores>(DATABASE, 1)";
  expect(browserDatabaseNamesIn([sourceOf(named)])).toEqual(['saved']);
});
