import { readFile } from 'node:fs/promises';
import { DAY_MS } from '../../contract/rules/durations';
import { expectNoAxeViolationsInBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { createSignedInMember } from '../support/members';
import { storeItems, titleOf } from '../support/stored-items';
import { readStoredUid } from '../support/stored-uid';

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

test('a member sees charts of their sales, sets a fee, and downloads their items', async ({
  page,
}) => {
  const member = await createSignedInMember(page);
  const own = {
    ownerId: await readStoredUid(member),
    username: member.username,
    isOwnSale: true,
    purchasePriceCents: 1000,
    soldPriceCents: 3000,
    sourceLocation: 'Thrift Store',
  };
  const items = await storeItems(3, { ...own, platform: 'mercari', soldDate: dayBefore(1) });
  await storeItems(2, { ...own, soldPriceCents: 500, soldDate: dayBefore(15) });

  const reports: string[] = [];
  page.on('request', (it) => it.url().includes('sales-charts') && reports.push(it.url()));
  await page.goto('/dashboard');
  // The first sale was 15 days ago, so the chart shows 16 days.
  await expect(
    page.getByRole('img', { name: /^Sales and net profit per day. 2 of 16 days with sales/ }),
  ).toBeVisible();
  await expect(page.getByText(/^Since /).first()).toBeVisible();
  expect(reports).not.toEqual([]);
  const totals = page.getByRole('list', { name: 'Totals' });
  await expect(totals).toContainText('$100.00');
  await expectNoAxeViolationsInBothSchemes(page);

  await page.getByRole('link', { name: 'Change your marketplace fees' }).click();
  const mercari = page.getByRole('group', { name: 'Mercari' });
  await mercari.getByLabel('Percentage (%)').fill('50');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fees Saved', { exact: true })).toBeVisible();
  await page.goBack();
  // The fees are half of three sales at $30, plus 13.6% and $0.30 for each of two sales at $5.
  await expect(totals).toContainText('$46.96');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^boloboard-items-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head = '', ...rows] = bytes.toString('utf8', 3).trimEnd().split('\r\n');
  const title = head.split(',').indexOf('Title');
  // Splitting the CSV at commas works here, because no cell of these items contains a comma or a quote.
  expect(rows.map((row) => row.split(',')[title])).toContain(titleOf(items, 1));
  expect(rows).toHaveLength(5);
  await expect(page.getByText(/^Downloaded boloboard-items-/)).toBeVisible();
});
