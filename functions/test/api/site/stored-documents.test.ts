import { expect, it } from 'vitest';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { createReportsRepo } from '../../../src/repos/reports-repo';
import { createStoredDocumentsCheckRepo } from '../../../src/repos/stored-documents-check-repo';
import { itemFieldsToStore } from '../../support/item-fields-to-store';
import { newReport } from '../../support/new-report';
import { createOwnDatabase } from '../../support/own-database';

const TWO_AT_ONCE = 2;

async function faultsOf(db: ReturnType<typeof createOwnDatabase>, isDeep = true) {
  const faults = [];
  let count = 0;
  for await (const page of createStoredDocumentsCheckRepo(db, TWO_AT_ONCE).check(isDeep)) {
    faults.push(...page.faults);
    count += page.count;
  }
  return { faults, count };
}

const REPORT = { ...newReport(), reporterId: 'ann' };

it('the check of stored documents finds nothing wrong in documents that the product has stored', async () => {
  const db = createOwnDatabase();
  await createReportsRepo(db).create(systemWorkFor('ann'), newReport());
  for (const id of ['a', 'b', 'c']) await db.doc(`items/${id}`).create(itemFieldsToStore());
  await db.doc('items/a/likes/ann').create({ userId: 'ann', createdAt: new Date() });
  expect(await faultsOf(db)).toEqual({ faults: [], count: 10 });
});

it('the check of stored documents finds invalid documents, such as reports without a known status', async () => {
  const db = createOwnDatabase();
  const report = { ...REPORT, createdAt: new Date() };
  await db.doc('reports/earlier').create({ ...report, status: 'open' });
  await db.doc('reports/none').create(report);
  await db.doc('reports/new').create({ ...report, status: 'pending' });
  await db.doc('users/ann/progress/totals').create({ comments: 'two' });
  const { faults } = await faultsOf(db);
  expect(faults.map((fault) => fault.split(' ').slice(0, 4).join(' '))).toEqual([
    'users/ann/progress/totals is invalid: comments',
    'reports/earlier is invalid: status',
    'reports/none is invalid: status',
  ]);
});

it('the check of stored documents finds collections that the table of collections does not list', async () => {
  const db = createOwnDatabase();
  await db.doc('drafts/d1').create({});
  await db.doc('items/a').create(itemFieldsToStore());
  await db.doc('items/a/notes/n1').create({});
  await db.doc('jobs/daily/likes/ann').create({ userId: 'ann', createdAt: new Date() });
  const unknown = ['drafts', 'items/a/notes'].map(
    (it) => `${it} is not in the table of collections`,
  );
  expect((await faultsOf(db)).faults.sort()).toEqual(
    [...unknown, 'jobs/daily/likes/ann is in no collection of the table'].sort(),
  );
  expect((await faultsOf(db, false)).faults).not.toContain(unknown[1]);
});
