import { expectNoAxeViolations } from '@test/accessibility';
import { callsTo, holdResponses, setNetworkFailure, setErrorResponse } from '@test/fake-api';
import { setSignedInMemberResponses } from '@test/home';
import { memberLike } from '@test/members';
import { goOffline, goOnline } from '@test/offline';
import { FOUND_NAME_AREA, outbox, outboxButton } from '@test/outbox';
import { renderApp } from '@test/render';
import {
  setExtractionResponse,
  setNewMemberResponses,
  setSharedItemResponses,
  chooseScreenshotAndSkipText,
  continueDraft,
  drawScreenshot,
  expectFocusAtTop,
  fillSale,
  partNote,
  sharedItem,
  showWholeScreenshot,
  submitSale,
  successMessage,
} from '@test/share-form';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { runInStore } from '@/lib/browser-database';
import { listOutbox, readOutboxFile } from '@/lib/outbox/outbox-store';

/** The middle half of the screenshot, which has 390 × 800 pixels. */
const PART = [{ x: 0, y: 0.25, width: 1, height: 0.5 }];
const WHOLE_SIZE = [390, 800];
const PART_SIZE = [390, 400];
const ABOVE = { ...FOUND_NAME_AREA, area: { ...FOUND_NAME_AREA.area, y: 0.1 } };
const INSIDE = { ...FOUND_NAME_AREA, area: { ...FOUND_NAME_AREA.area, y: 0.5 } };
const PHOTO = { area: { x: 0, y: 0.25, width: 1, height: 0.25 }, confidence: 0.9 };

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Choose What Others See' });

let memberId = '';
let leave: () => Promise<void>;

afterEach(async () => {
  // Unmounts the app first, because a mounted app would send the calls that this test has left in the outbox.
  await cleanup();
  goOnline();
});

/** Opens the share form as a new member. The test checks what the browser stores for this member. */
async function openForm(): Promise<void> {
  memberId = crypto.randomUUID();
  setNewMemberResponses();
  setSignedInMemberResponses(memberLike({ id: memberId }));
  ({ unmount: leave } = await renderApp('/?start=share'));
  await expect.element(button('Choose Screenshot')).toBeVisible();
}

/** Fills in a sale with a screenshot. `found` is the result of the recognition. */
async function fillWith(found: Parameters<typeof setExtractionResponse>[0]): Promise<File> {
  await openForm();
  setExtractionResponse(found);
  const screenshot = await drawScreenshot();
  await chooseScreenshotAndSkipText(screenshot);
  await fillSale('Tin robot', '12');
  setSharedItemResponses(sharedItem());
  return screenshot;
}

async function sizeOf(picture: Blob | null | undefined): Promise<number[]> {
  if (!picture) throw new Error('There is no picture.');
  const { width, height } = await createImageBitmap(picture);
  return [width, height];
}

/** Returns the form data of the upload. */
function sent(): FormData {
  const [call] = callsTo('shareScreenshot');
  if (!(call?.body instanceof FormData)) throw new Error('Nothing was sent.');
  return call.body;
}

const sentSize = () => sizeOf(sent().get('screenshot') as File);

async function queuedPicture(): Promise<File | null> {
  const [entry] = await listOutbox(memberId);
  return entry ? readOutboxFile(entry) : null;
}

async function pictureInDraft(): Promise<Blob | undefined> {
  const pictures = IDBKeyRange.bound([memberId, 'picture'], [memberId, 'picture', []]);
  const kept = await runInStore('drafts', 'readonly', (records) => records.getAll(pictures));
  return (kept as { readonly bytes: Blob }[])[0]?.bytes;
}

describe('a screenshot in which the recognition is not sure which part shows the item', () => {
  test.each(BOTH_SIZES)(
    'is not shared before the member has chosen what others see on a $size',
    async ({ viewport }) => {
      await page.viewport(...viewport);
      const screenshot = await fillWith({ itemPart: null });
      await expect.element(partNote()).not.toBeInTheDocument();
      await submitSale();
      await expect.element(partNote()).toHaveFocus();
      await expect
        .element(partNote())
        .toHaveAccessibleDescription(
          "We couldn't find the title and price for sure. Drag around the item, then share your sale.",
        );
      await expectNoAxeViolations();
      await submitSale();
      await expect.element(partNote()).toHaveFocus();
      await showWholeScreenshot();
      await expect.element(partNote()).not.toBeInTheDocument();
      await expectFocusAtTop();
      expect(callsTo('shareScreenshot')).toEqual([]);
      await submitSale();
      await expect.element(successMessage()).toBeVisible();
      const picture = sent().get('screenshot') as File;
      expect(await picture.bytes()).toEqual(await screenshot.bytes());
    },
  );

  test("opens a dialog in which the member chooses the part, and the browser's Back button closes the dialog", async () => {
    await fillWith({ itemPart: null });
    await submitSale();
    await partNote().getByRole('button', { name: 'Drag Around the Item' }).click();
    await expect.element(dialog()).toBeVisible();
    window.history.back();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(partNote()).toBeVisible();
    await partNote().getByRole('button', { name: 'Drag Around the Item' }).click();
    await dialog().getByRole('button', { name: 'Show the Whole Screenshot' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(partNote()).not.toBeInTheDocument();
    await expectFocusAtTop();
    expect(callsTo('shareScreenshot')).toEqual([]);
  });

  test('is not shared before the member has chosen the part, even if the member pressed Share before the recognition was done', async () => {
    await openForm();
    setExtractionResponse({ itemPart: null, personalInfo: [INSIDE] });
    const finish = holdResponses('autoExtract');
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await fillSale('Tin robot', '12');
    await submitSale();
    await expect.element(page.getByText('Checking for names and addresses...')).toBeVisible();
    finish();
    await expect.element(partNote()).toHaveFocus();
    expect(callsTo('shareScreenshot')).toEqual([]);
  });

  test('is compared with earlier pictures only after the member has marked it', async () => {
    await fillWith({ itemPart: null });
    await submitSale();
    await expect.element(partNote()).toBeVisible();
    expect(callsTo('findSamePicture')).toEqual([]);
    await showWholeScreenshot();
    await expect.poll(() => callsTo('findSamePicture')).toHaveLength(1);
  });

  test('is cut to the part that the second recognition finds after the first recognition has failed', async () => {
    await openForm();
    setErrorResponse('autoExtract', 'unavailable', 'No reader');
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await fillSale('Tin robot', '12');
    setExtractionResponse({ itemPart: PART });
    await button('Try Auto-Detect Again').click();
    await expect.element(page.getByText(/We hid nothing\./)).toBeVisible();
    setSharedItemResponses(sharedItem());
    await submitSale();
    await expect.element(successMessage()).toBeVisible();
    expect(await sentSize()).toEqual(PART_SIZE);
  });
});

test("the share form finds the item's part when it opens an older draft and reads the screenshot again", async () => {
  await fillWith({ itemPart: PART });
  await leave();
  await runInStore('drafts', 'readwrite', async (records) => {
    const stored = (await records.get([memberId, 'draft'])) as Record<string, unknown>;
    const { itemPart: _itemPart, redaction: _redaction, ...older } = stored;
    await records.put({ ...older, hidden: [], checked: true }, [memberId, 'draft']);
  });
  await renderApp();
  await continueDraft();
  await submitSale();
  await expect.element(partNote()).toBeVisible();
  await button('Try Auto-Detect Again').click();
  await expect.element(partNote()).not.toBeInTheDocument();
  await submitSale();
  await expect.element(successMessage()).toBeVisible();
  expect(await sentSize()).toEqual(PART_SIZE);
});

describe("the item's part that the recognition found", () => {
  test('is the only part of the screenshot that is sent, and the sent cover is relative to it', async () => {
    await fillWith({ itemPart: PART, cover: PHOTO });
    await submitSale();
    await expect.element(successMessage()).toBeVisible();
    expect(await sentSize()).toEqual(PART_SIZE);
    expect(sent().get('cover')).toBe('0,0,1,0.5');
  });

  test('is shared without a question when all personal information is outside of it', async () => {
    await openForm();
    setExtractionResponse({ itemPart: PART, personalInfo: [ABOVE] });
    const finish = holdResponses('autoExtract');
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await fillSale('Tin robot', '12');
    setSharedItemResponses(sharedItem());
    await submitSale();
    await expect.element(page.getByText('Checking for names and addresses...')).toBeVisible();
    finish();
    await expect.element(successMessage()).toBeVisible();
    expect(await sentSize()).toEqual(PART_SIZE);
  });

  test('contains all hidden areas that the question about personal information counts', async () => {
    await openForm();
    setExtractionResponse({ itemPart: PART, personalInfo: [ABOVE, INSIDE] });
    const finish = holdResponses('autoExtract');
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await fillSale('Tin robot', '12');
    await submitSale();
    await expect.element(page.getByText('Checking for names and addresses...')).toBeVisible();
    finish();
    const found = page.getByRole('region', { name: 'We found personal information' });
    await expect.element(found).toHaveAccessibleDescription(/^1 area will be hidden\./);
    expect(callsTo('shareScreenshot')).toEqual([]);
  });

  test('is kept in a restored draft, together with the whole screenshot', async () => {
    await fillWith({ itemPart: PART });
    await leave();
    setErrorResponse('autoExtract', 'unavailable', 'No reader');
    await renderApp();
    await continueDraft();
    await expect.element(page.getByLabelText('Title *')).toHaveValue('Tin robot');
    expect(await sizeOf(await pictureInDraft())).toEqual(WHOLE_SIZE);
    await submitSale();
    await expect.element(successMessage()).toBeVisible();
    expect(await sentSize()).toEqual(PART_SIZE);
  });

  test('is the only part of the screenshot that the outbox stores, and that Edit opens in the form', async () => {
    await fillWith({ itemPart: PART, personalInfo: [INSIDE] });
    goOffline();
    await submitSale();
    await expect.element(outbox()).toBeVisible();
    expect(await sizeOf(await queuedPicture())).toEqual(PART_SIZE);
    expect(await pictureInDraft()).toBeUndefined();
    await outboxButton('Edit').click();
    await expect.element(page.getByLabelText('Title *')).toHaveValue('Tin robot');
    expect(await sizeOf(await pictureInDraft())).toEqual(PART_SIZE);
  });
});

test('a share without a network waits in the outbox only after the member has chosen which part of the unread screenshot others see', async () => {
  await openForm();
  setNetworkFailure('autoExtract');
  goOffline();
  await chooseScreenshotAndSkipText(await drawScreenshot());
  await fillSale('Tin robot', '12');
  await submitSale();
  await expect.element(partNote()).toHaveFocus();
  await expect
    .element(partNote())
    .toHaveAccessibleDescription(
      /^We haven't found the item in your screenshot\. Drag around the item/,
    );
  expect(await listOutbox(memberId)).toEqual([]);
  await showWholeScreenshot();
  expect(await listOutbox(memberId)).toEqual([]);
  await submitSale();
  await expect.element(outbox()).toBeVisible();
  expect(await sizeOf(await queuedPicture())).toEqual(WHOLE_SIZE);
});
