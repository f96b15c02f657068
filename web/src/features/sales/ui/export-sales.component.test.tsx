import { SALES_RANGE_MESSAGES } from '@contract/schemas/sales-range';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { renderPart } from '@test/render';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DAYS_MISSING_MESSAGE } from '../model/export-form';
import { ExportSales } from './export-sales';

const button = page.getByRole('button', { name: 'Download CSV' });
const range = page.getByLabelText('Range');
const seeText = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible();
const NAME = 'boloboard-items-2026-11-22.csv';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Records the downloads that the page starts. */
function watchDownloads() {
  const links: { readonly name: string; readonly url: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push({ name: this.download, url: this.href });
  });
  return links;
}

const respondWithFile = () =>
  setResponse('exportItems', { blob: new Blob(['\uFEFFTitle\r\nOwl\r\n']), filename: NAME });
const queryOfLast = () => callsTo('exportItems').at(-1)?.url.search;

test("downloads the file under the server's file name, and shows the progress", async () => {
  const downloads = watchDownloads();
  respondWithFile();
  const letGo = holdResponses('exportItems');
  await renderPart(<ExportSales />);
  await expectNoAxeViolations();
  await button.click();
  await expect.element(page.getByRole('button', { name: 'Preparing...' })).toBeDisabled();
  letGo();
  await seeText(`Downloaded ${NAME}`);
  expect(downloads.map(({ name }) => name)).toEqual([NAME]);
  expect(await (await fetch(downloads[0]?.url ?? '')).text()).toBe('Title\r\nOwl\r\n');
  expect(queryOfLast()).toBe('');
});

test('requests the year that the member chose', async () => {
  watchDownloads();
  respondWithFile();
  await renderPart(<ExportSales />);
  const year = new Date().getFullYear();
  for (const [label, asked] of [
    ['This year', year],
    ['Last year', year - 1],
  ] as const) {
    await range.selectOptions(label);
    await button.click();
    await expect.poll(queryOfLast).toBe(`?year=${asked}`);
    await expect.element(button).toBeEnabled();
  }
  await range.selectOptions('Tax year');
  await page.getByLabelText('Year', { exact: true }).selectOptions(String(year - 3));
  await button.click();
  await expect.poll(queryOfLast).toBe(`?year=${year - 3}`);
});

test('checks a custom range before it requests the file', async () => {
  watchDownloads();
  respondWithFile();
  await renderPart(<ExportSales />);
  await range.selectOptions('Custom range');
  await button.click();
  await seeText(DAYS_MISSING_MESSAGE);
  await expect.element(page.getByLabelText('First day')).toHaveFocus();
  await page.getByLabelText('First day').fill('2026-02-01');
  await page.getByLabelText('Last day').fill('2026-01-01');
  await button.click();
  await seeText(SALES_RANGE_MESSAGES.reversed);
  expect(callsTo('exportItems')).toEqual([]);
  await expectNoAxeViolations();
  await page.getByLabelText('Last day').fill('2026-02-28');
  await button.click();
  await expect.poll(queryOfLast).toBe('?from=2026-02-01&to=2026-02-28');
});

test('shows the reason when a download failed', async () => {
  const downloads = watchDownloads();
  setNetworkFailure('exportItems');
  await renderPart(<ExportSales />);
  await button.click();
  await seeText(/^You seem to be offline/);
  setErrorResponse(
    'exportItems',
    'too_many_requests',
    'Too many requests. Try again in 5 minutes.',
  );
  await button.click();
  await seeText(/^Too many requests/);
  expect(downloads).toEqual([]);
  await expectNoAxeViolations();
});
