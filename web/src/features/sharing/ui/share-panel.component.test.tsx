import { itemLike } from '@contract/schemas/item.test-support';
import { waitForDialogEntryRemoval } from '@test/dialog-entry';
import { setResponse, callsTo, holdResponses, setErrorResponse } from '@test/fake-api';
import { setChampionResponses, NO_CHAMPIONS } from '@test/home';
import { memberLike } from '@test/members';
import { renderPart } from '@test/render';
import {
  setExtractionResponse,
  changePicture,
  chooseScreenshot,
  chooseScreenshotAndSkipText,
  detailsStep,
  drawScreenshot,
  fillSale,
  textStep,
} from '@test/share-form';
import type { AutoExtract } from '@contract/schemas/extraction';
import { IMAGE_MESSAGES } from '@contract/schemas/image';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { deleteRecordsOf } from '@/lib/forget-stored';
import { EMPTY_DRAFT } from '../model/draft';
import { loadDraft, saveDraft } from '../model/draft-store';
import { sharePanelWithMocks } from './share-panel.test-support';

const item = itemLike({ title: 'Tin robot', soldPrice: '12.00' });

const title = () => page.getByLabelText('Title *');
const chooseButton = () => page.getByRole('button', { name: 'Choose Screenshot' });
const shareButton = () => page.getByRole('button', { name: 'Share This Sale' });

async function choose(): Promise<void> {
  await expect.element(chooseButton()).toBeVisible();
  await chooseScreenshotAndSkipText(await drawScreenshot());
}

async function renderSharePanel() {
  const { panel, ...calls } = sharePanelWithMocks(memberLike({ username: 'thrifty' }));
  return { ...(await renderPart(panel)), ...calls };
}

async function leave({ unmount }: RenderResult): Promise<void> {
  await unmount();
  await waitForDialogEntryRemoval();
}

/** Chooses another screenshot, and skips the text step of this screenshot. */
async function chooseAnother(file: File): Promise<void> {
  await changePicture(file);
  await textStep().getByRole('button', { name: 'Cancel' }).click();
}

async function chooseAndFillIn(): Promise<void> {
  await choose();
  await fillSale('Tin robot', '12');
}

beforeEach(() => {
  setResponse('findSamePicture', { items: [] });
  setExtractionResponse();
  // Sets this response, because the page requests the champions again after a share.
  setChampionResponses(NO_CHAMPIONS);
});
afterEach(async () => {
  await deleteRecordsOf({ end: 'signed-out', memberId: 'member-1' });
});

test('rejects a file that is not an image', async () => {
  await renderSharePanel();
  await expect.element(chooseButton()).toBeVisible();
  await chooseScreenshot(new File(['x'], 'sold.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText(IMAGE_MESSAGES.unsupported)).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('shares the sale and clears the form when the member presses Enter in a field', async () => {
  const { title: sold, soldPrice, soldDate } = item;
  const extractedData = { title: sold, soldPrice, soldDate };
  setResponse('shareScreenshot', { item, extractedData, newAchievements: [] });
  const { onShared } = await renderSharePanel();
  await chooseAndFillIn();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onShared.mock.calls).toEqual([[item]]);
  await expect.element(detailsStep()).not.toBeInTheDocument();
  await expect.element(chooseButton()).toBeVisible();
  expect(await loadDraft('member-1')).toBeNull();
  expect(callsTo('shareScreenshot')).toHaveLength(1);
  await expect.poll(() => callsTo('getMostLikedOfMonth')).toHaveLength(1);
});

test('sends nothing when the browser cannot redact the screenshot', async () => {
  // The file below is not a real picture, so the browser cannot cut out the part.
  setExtractionResponse({ itemPart: [{ x: 0, y: 0, width: 1, height: 0.5 }] });
  await renderSharePanel();
  await expect.element(chooseButton()).toBeVisible();
  await chooseScreenshotAndSkipText(new File(['x'], 'sold.png', { type: 'image/png' }));
  await fillSale('Tin robot', '12');
  await shareButton().click();
  await expect.element(page.getByText(/nothing was sent/).first()).toBeVisible();
  expect(callsTo('shareScreenshot')).toEqual([]);
});

test('restores a draft, and discards it with Cancel and Start Over', async () => {
  const first = await renderSharePanel();
  await choose();
  await title().fill('Tin robot');
  await leave(first);
  const { onDiscarded, onEmptied } = await renderSharePanel();
  await expect.element(title()).toHaveValue('Tin robot');
  await page.getByRole('button', { name: 'Cancel and Start Over' }).click();
  await expect.element(detailsStep()).not.toBeInTheDocument();
  await expect.element(chooseButton()).toHaveFocus();
  expect(onDiscarded.mock.lastCall?.[0]).toMatchObject({ values: { title: 'Tin robot' } });
  expect(onEmptied).toHaveBeenCalledOnce();
  expect(await loadDraft('member-1')).toBeNull();
});

test('keeps the typed fields of a draft without a picture, and fills in the blank fields when a picture is chosen', async () => {
  const values = { ...EMPTY_DRAFT.values, title: 'Tin robot' };
  await saveDraft('member-1', { ...EMPTY_DRAFT, values });
  setExtractionResponse({ title: 'Brass lamp', price: '34.99' });
  await renderSharePanel();
  await expect.element(chooseButton()).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await choose();
  await expect.element(page.getByLabelText('Sold price *')).toHaveValue('34.99');
  await expect.element(title()).toHaveValue('Tin robot');
});

test('keeps values that the reading preselected in a restored draft, until the member chooses other values', async () => {
  const reason = () => page.getByText(/so we chose My Sale\.$/);
  const question = () => page.getByText("We couldn't tell the marketplace. Is it eBay?");
  setExtractionResponse({
    fees: [{ kind: 'payout', area: { x: 0.6, y: 0.6, width: 0.3, height: 0.05 } }],
  });
  const first = await renderSharePanel();
  await choose();
  await expect.element(page.getByRole('radio', { name: 'My Sale' })).toBeChecked();
  await leave(first);
  const second = await renderSharePanel();
  await expect.element(page.getByRole('radio', { name: 'My Sale' })).toBeChecked();
  await expect.element(reason()).toBeVisible();
  await expect.element(question()).toBeVisible();
  await page.getByRole('radio', { name: 'Interesting Find' }).click();
  await expect.element(reason()).not.toBeInTheDocument();
  await page.getByLabelText('Platform').click();
  await leave(second);
  await renderSharePanel();
  await expect.element(page.getByText(/^Selected file/)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Interesting Find' })).toBeChecked();
  await expect.element(question()).not.toBeInTheDocument();
});

const renamed = (file: File, name: string): File => new File([file], name, { type: file.type });

const LAMP: Partial<AutoExtract> = { title: 'Brass lamp', price: '34.99', platform: 'depop' };
const price = () => page.getByLabelText('Sold price *');

test('removes values that were read from a screenshot when another screenshot is chosen, and keeps typed values', async () => {
  setExtractionResponse(LAMP);
  await renderSharePanel();
  await choose();
  await expect.element(price()).toHaveValue('34.99');
  await title().fill('My own words');
  setExtractionResponse();
  holdResponses('autoExtract');
  await chooseAnother(renamed(await drawScreenshot(), 'other.png'));
  await expect.element(page.getByText('Selected file: other.png')).toBeVisible();
  await expect.element(title()).toHaveValue('My own words');
  await expect.element(price()).toHaveValue('');
  await expect.element(page.getByLabelText('Platform', { exact: true })).toHaveValue('ebay');
  expect((await loadDraft('member-1'))?.values).toMatchObject({
    title: 'My own words',
    soldPrice: '',
  });
});

test('replaces values that were read from the screenshot of a restored draft when another screenshot is chosen', async () => {
  setExtractionResponse(LAMP);
  const first = await renderSharePanel();
  await choose();
  await expect.element(title()).toHaveValue('Brass lamp');
  await leave(first);
  setExtractionResponse({ title: 'Tin robot', price: '12.00' });
  await renderSharePanel();
  await expect.element(title()).toHaveValue('Brass lamp');
  await chooseAnother(await drawScreenshot());
  await expect.element(title()).toHaveValue('Tin robot');
  await expect.element(price()).toHaveValue('12.00');
});

test('keeps the draft of another tab while the form of this tab is blank', async () => {
  const { onBegun } = await renderSharePanel();
  await expect.element(chooseButton()).toBeVisible();
  const values = { ...EMPTY_DRAFT.values, title: 'Typed elsewhere' };
  await saveDraft('member-1', { ...EMPTY_DRAFT, values });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByText(IMAGE_MESSAGES.missing)).toBeVisible();
  await chooseScreenshot(new File(['x'], 'sold.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText(IMAGE_MESSAGES.unsupported)).toBeVisible();
  expect((await loadDraft('member-1'))?.values.title).toBe('Typed elsewhere');
  expect(onBegun).not.toHaveBeenCalled();
});

test('does not replace newer edits when the reading ends after the form has closed', async () => {
  setExtractionResponse(LAMP);
  const finish = holdResponses('autoExtract');
  const first = await renderSharePanel();
  const screenshot = await drawScreenshot();
  await expect.element(chooseButton()).toBeVisible();
  await chooseScreenshotAndSkipText(screenshot);
  await expect.poll(() => callsTo('autoExtract')).toHaveLength(1);
  await leave(first);
  const values = { ...EMPTY_DRAFT.values, title: 'Newer' };
  await saveDraft('member-1', { ...EMPTY_DRAFT, values });
  finish();
  // Waits for one task. This is enough, because the rest of the reading needs neither a timer nor the network.
  await new Promise((resolve) => setTimeout(resolve));
  expect((await loadDraft('member-1'))?.values.title).toBe('Newer');
});

test('saves no draft after signing out has deleted the draft', async () => {
  setExtractionResponse(LAMP);
  const finish = holdResponses('autoExtract');
  await renderSharePanel();
  await choose();
  expect(await loadDraft('member-1')).not.toBeNull();
  await deleteRecordsOf({ end: 'signed-out', memberId: 'member-1' });
  finish();
  await expect.element(title()).toHaveValue('Brass lamp');
  expect(await loadDraft('member-1')).toBeNull();
});

test('looks for items with the same picture when the part is found, and again when the whole screenshot is shown', async () => {
  const hashes = () => callsTo('findSamePicture').map(({ url }) => url.search);
  setExtractionResponse({ itemPart: null });
  await renderSharePanel();
  await chooseAndFillIn();
  await expect.element(page.getByText(/^We aren't sure where the title/)).toBeVisible();
  expect(hashes()).toEqual([]);
  setExtractionResponse({ itemPart: [{ x: 0, y: 0, width: 1, height: 0.5 }] });
  await changePicture(await drawScreenshot());
  await expect.poll(() => hashes().length).toBe(1);
  await textStep().getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Show the Whole Screenshot' }).click();
  await expect.poll(() => new Set(hashes()).size).toBe(2);
});

test("shows the server's message when the server rejects the sale", async () => {
  setErrorResponse('shareScreenshot', 'quota_exhausted', 'Nothing is left this month.');
  await renderSharePanel();
  await chooseAndFillIn();
  await shareButton().click();
  await expect
    .element(page.getByRole('alert').first())
    .toHaveTextContent('Nothing is left this month.');
});
