import { PLATFORMS } from '@contract/schemas/platform';
import { expect, it } from 'vitest';
import { readError, send } from '../api/support/api';
import { db } from '../api/support/environment';
import { createMember } from '../api/support/member';
import { shareItem } from '../api/support/own-items';
import {
  exportedRows,
  exportItems,
  newFees,
  feesOf,
  storeSales,
  salesSummaryOf,
  updateFees,
} from '../api/support/sales';
import { SALE_FIELDS } from '../api/support/share-sale';

/** Returns whether a spreadsheet would read the cell as a formula. This depends on the first visible character. */
const looksLikeFormula = (cell: string) => /^[\s\p{C}\p{Z}]*[=+\-@＝＋－＠]/u.test(cell);
const isNumber = (cell: string) => /^-?\d+(\.\d+)?$/.test(cell);

it('the export of items changes titles that a spreadsheet would run as formulas', async () => {
  const titles = [
    '=HYPERLINK("https://evil.test","Click")',
    "=cmd|' /C calc'!A0",
    '@SUM(1+1)*cmd',
    '+1-1',
    '-2+3',
    '　=1+1',
    '\u00A0=1+1',
    '＝1+1',
    '＠SUM(A1)',
    '"=1+1',
    'x","=1+1',
    'x\r\n=1+1',
    'x\n=1+1',
    'x\r=1+1',
  ];
  const member = await createMember();
  const [title = ''] = titles;
  await shareItem(member, { fields: { ...SALE_FIELDS, title } });
  // These titles cannot be shared now, but an earlier version or an import may have stored them.
  await storeSales(
    member,
    titles.map((it) => ({ title: it, categoryName: it, sourceLocation: it })),
  );
  const rows = await exportedRows(member);
  expect(rows).toHaveLength(1 + titles.length);
  for (const cell of rows.flatMap((row) => Object.values(row)))
    expect(looksLikeFormula(cell) && !isNumber(cell), cell).toBe(false);
});

it('the export of items contains no item of another member, even when the request names that member', async () => {
  const [owner, attacker] = await Promise.all([createMember(), createMember()]);
  await storeSales(owner, [{ title: 'Secret owl' }]);
  await updateFees(owner, newFees({ ebay: { percent: '1', fixed: '0' } }));
  expect(await exportedRows(attacker)).toEqual([]);
  expect((await salesSummaryOf(attacker)).totals.sales).toBe(0);
  expect((await feesOf(attacker)).ebay.isDefault).toBe(true);
  for (const path of ['items.csv', 'sales-summary', 'fees'])
    for (const query of ['uid', 'userId', 'ownerId']) {
      const address = `/api/user/${path}?${query}=${owner.uid}`;
      expect((await send('GET', address, { as: attacker })).status).toBe(400);
    }
  expect((await send('GET', '/api/user/items.csv')).status).toBe(401);
});

it('the export of items returns no server error for huge and malformed ranges', async () => {
  const member = await createMember();
  await storeSales(member, [{}]);
  const widest = { from: '0001-01-01', to: '9999-12-31' };
  expect(await exportedRows(member, widest)).toHaveLength(1);
  expect((await salesSummaryOf(member, widest)).totals.sales).toBe(1);
  const lists = ['?from=2026-01-01&from=2026-02-01', '?year=2026&year=2025', '?from[]=x'];
  for (const query of lists)
    expect((await send('GET', `/api/user/items.csv${query}`, { as: member })).status).toBe(400);
  const long = '9'.repeat(4000);
  expect((await exportItems(member, { year: long })).status).toBe(400);
});

it.each([
  ['a platform that does not exist', newFees({ vinted: { percent: '0', fixed: '0' } } as object)],
  ['a missing platform', Object.fromEntries(PLATFORMS.slice(1).map((name) => [name, {}]))],
  ['numbers instead of texts', newFees({ ebay: { percent: 1, fixed: 1 } as never })],
  ['an exponent', newFees({ ebay: { percent: '1e1', fixed: '0' } })],
  ['infinity', newFees({ ebay: { percent: 'Infinity', fixed: '0' } })],
  ['another field', newFees({ ebay: { percent: '1', fixed: '0', uid: 'x' } as never })],
])('a change of marketplace fees is rejected with %s', async (_what, fees) => {
  const member = await createMember();
  expect((await updateFees(member, fees)).status).toBe(400);
  expect((await db.doc(`users/${member.uid}/settings/fees`).get()).exists).toBe(false);
});

it('the export of items rejects the 21st download of a member in an hour', async () => {
  const member = await createMember();
  const statuses: number[] = [];
  for (let n = 0; n < 20; n += 1) statuses.push((await exportItems(member)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await exportItems(member);
  expect(refused.headers.get('retry-after')).not.toBeNull();
  expect((await readError(refused)).status).toBe(429);
});
