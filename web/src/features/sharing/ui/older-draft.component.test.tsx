import { itemLike } from '@contract/schemas/item.test-support';
import { setResponse, callsTo, holdResponses, setErrorResponse } from '@test/fake-api';
import { setChampionResponses, NO_CHAMPIONS } from '@test/home';
import { memberLike } from '@test/members';
import { renderPart } from '@test/render';
import { setExtractionResponse, drawScreenshot } from '@test/share-form';
import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import { WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deleteRecordsOf } from '@/lib/forget-stored';
import { EMPTY_DRAFT } from '../model/draft';
import { saveDraft } from '../model/draft-store';
import { sharePanelWithMocks } from './share-panel.test-support';

/** An area in the left half of the drawn screenshot. The left half is opaque. */
const PAYOUT: PictureArea = { x: 0.1, y: 0.6, width: 0.3, height: 0.05 };
const BUYER: PictureArea = { x: 0.1, y: 0.1, width: 0.3, height: 0.05 };

/** Shares a draft whose screenshot was checked for personal information, but not for fees. */
async function shareOlderDraft(): Promise<void> {
  await saveDraft('member-1', {
    ...EMPTY_DRAFT,
    values: { ...EMPTY_DRAFT.values, title: 'Tin robot', soldPrice: '12' },
    screenshot: await drawScreenshot(),
    redaction: { areas: [], checked: true },
    itemPart: WHOLE_SCREENSHOT,
  });
  await renderPart(sharePanelWithMocks(memberLike({ username: 'thrifty', hidesFees: true })).panel);
  await expect.element(page.getByLabelText('Title *')).toHaveValue('Tin robot');
  await page.getByRole('button', { name: 'Share This Sale' }).click();
}

beforeEach(() => {
  setResponse('findSamePicture', { items: [] });
  // Sets this response, because the page requests the champions again after a share.
  setChampionResponses(NO_CHAMPIONS);
});
afterEach(async () => {
  await deleteRecordsOf({ end: 'signed-out', memberId: 'member-1' });
});

test('sharing a draft from before the app could hide fees first searches the screenshot for fees, and hides them', async () => {
  const item = itemLike({ title: 'Tin robot', soldPrice: '12.00' });
  const { title, soldPrice, soldDate } = item;
  const extractedData = { title, soldPrice, soldDate };
  setResponse('shareScreenshot', { item, extractedData, newAchievements: [] });
  setExtractionResponse({
    personalInfo: [{ kind: 'name', area: BUYER, isSuggested: false }],
    fees: [{ kind: 'payout', area: PAYOUT }],
  });
  const finish = holdResponses('autoExtract');
  await shareOlderDraft();
  await expect
    .element(page.getByRole('region', { name: 'Looking for fees and payout...' }))
    .toBeVisible();
  expect(callsTo('shareScreenshot')).toEqual([]);
  finish();
  await expect.poll(() => callsTo('shareScreenshot')).toHaveLength(1);
  const sent = await sentPicture();
  expect(isBlackIn(sent, PAYOUT)).toBe(true);
  expect(isBlackIn(sent, BUYER)).toBe(false);
});

test('sharing a draft from before the app could hide fees asks whether to share without the search for fees when this search fails', async () => {
  setErrorResponse('autoExtract', 'unavailable', RECOGNITION_MESSAGES.unavailable);
  await shareOlderDraft();
  await expect
    .element(page.getByRole('region', { name: 'Share without checking for fees and payout?' }))
    .toHaveAccessibleDescription("We couldn't check your screenshot.");
});

async function sentPicture(): Promise<ImageBitmap> {
  const [sent] = callsTo('shareScreenshot');
  const file = sent?.body instanceof FormData ? [...sent.body.values()].find(isFile) : undefined;
  if (!file) throw new Error('No picture was sent.');
  return createImageBitmap(file);
}

const isFile = (value: FormDataEntryValue): value is File => value instanceof File;

/** Returns whether the middle of an area is black. */
function isBlackIn(picture: ImageBitmap, { x, y, width, height }: PictureArea): boolean {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas.');
  context.drawImage(picture, 0, 0);
  const [across, down] = [x + width / 2, y + height / 2];
  const { data } = context.getImageData(across * picture.width, down * picture.height, 1, 1);
  return data[3] === 255 && data.slice(0, 3).every((channel) => channel < 16);
}
