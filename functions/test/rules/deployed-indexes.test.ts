import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deployedRulesPaths, repositoryPath } from './support/deployed-files';
import { deployedIndexesSchema, indexFaults } from './support/index-faults';
import { neededIndexes } from './support/needed-indexes';
import { captureQueries } from './support/query-capture';
import { REPO_CALLS } from './support/repo-calls';

const { db, take, open, close } = captureQueries('deployed');
beforeAll(open);
afterAll(close);

async function deployedIndexes() {
  const { indexes } = await deployedRulesPaths();
  const text = await readFile(repositoryPath(indexes), 'utf8');
  return deployedIndexesSchema.parse(JSON.parse(text));
}

// The Firestore emulator works without indexes, so no other test would notice a missing index.
describe('firestore.indexes.json', () => {
  it('is compared in these tests with the queries of every repo', () => {
    const repos = globSync('*-repo.ts', { cwd: repositoryPath('functions/src/repos') });
    expect(repos.sort()).toEqual(Object.keys(REPO_CALLS).sort());
  });

  it('contains exactly the indexes that the queries need', async () => {
    take();
    for (const call of Object.values(REPO_CALLS).flatMap((calls) => Object.values(calls)))
      await call(db);
    const needed = take().flatMap(neededIndexes);
    expect(indexFaults(needed, await deployedIndexes())).toEqual([]);
  });

  it('has no index for the texts that members and admins write, because no query uses one', async () => {
    const { fieldOverrides } = await deployedIndexes();
    const left = fieldOverrides
      .filter(({ indexes }) => indexes.length === 0)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    expect(left).toEqual(
      expect.arrayContaining([
        'comments.content',
        'reports.description',
        'reports.note',
        'auditLog.note',
        'rulings.text',
        'rulings.appeal.text',
        'rulings.appeal.answer',
        'memberNotes.text',
      ]),
    );
  });

  it('needs no further indexes for the queries of the web app, which sort comments and notifications like the API', () => {
    const folder = repositoryPath('web/src/services');
    const query = /\b(collection|collectionGroup|query)\(/;
    const filesWithQueries = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => {
      const text = readFileSync(`${folder}/${file}`, 'utf8');
      return text.includes('firestore') && query.test(text);
    });
    const names = filesWithQueries.map((file) => basename(file)).sort();
    expect(names).toEqual(['live-comments.ts', 'live-notifications.ts']);
    expect(readFileSync(`${folder}/live-comments.ts`, 'utf8')).toContain('COMMENT_ORDER.map(');
    const notifications = readFileSync(`${folder}/live-notifications.ts`, 'utf8');
    const orders = [...notifications.matchAll(/\b(?:orderBy|where)\((.+)\)/g)];
    expect(orders.map(([, order]) => order?.split('), ')[0])).toEqual([
      "'createdAt', 'desc'",
      "'__name__', 'desc'",
      "'isRead', '==', false",
    ]);
  });
});
