import { COVER_MESSAGES } from '@contract/schemas/cover';
import { parsePictureArea } from '@contract/schemas/picture-area-format';
import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, callsTo, setNetworkFailure } from '@test/fake-api';
import { openOwnItem, ownItem } from '@test/own-items';
import { renderApp } from '@test/render';
import {
  setExtractionResponse,
  setSharedItemResponses,
  chooseScreenshotAndSkipText,
  continueDraft,
  drawScreenshot,
  fillSale,
  openSharePanel,
  sharedItem,
  submitSale,
  successMessage,
} from '@test/share-form';
import { describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

const FOUND = { area: { x: 0.25, y: 0.25, width: 0.5, height: 0.25 }, confidence: 0.9 };
const FOCUS = { x: 0.1, y: 0.6, width: 0.5, height: 0.1 };

const dialog = () => page.getByRole('dialog', { name: 'Choose the Cover' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const frame = () => dialog().getByLabelText(/^Frame of the cover/);

async function openForm(): Promise<void> {
  await openSharePanel();
  setExtractionResponse({ cover: FOUND, focus: FOCUS });
  await chooseScreenshotAndSkipText(await drawScreenshot());
}

/** Shares the sale. Returns the areas in the request that was sent. */
async function sentParts() {
  await fillSale('Tin robot', '12');
  setSharedItemResponses(sharedItem());
  await submitSale();
  await expect.element(successMessage()).toBeVisible();
  const form = callsTo('shareScreenshot')[0]?.body as FormData;
  const [cover, focus] = ['cover', 'focus'].map((name) => form.get(name) as string | null);
  return { cover, focus };
}

describe('the cover of a shared screenshot', () => {
  test('is the photograph that the recognition found when the member changes nothing', async () => {
    await openForm();
    await expect.element(button('Change Cover')).toBeVisible();
    expect(await sentParts()).toEqual({ cover: '0.25,0.25,0.5,0.25', focus: '0.1,0.6,0.5,0.1' });
  });

  test("can be changed in a dialog, which the browser's Back button closes", async () => {
    await openForm();
    await button('Change Cover').click();
    await expect.element(frame()).toHaveFocus();
    window.history.back();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button('Change Cover')).toBeVisible();
  });

  test('can be changed in a dialog, which a click on the preview of the card also opens', async () => {
    await openForm();
    const card = page.getByRole('region', { name: 'Your card' }).getByText('Interesting');
    // Finds the button by a text in the preview. The button covers the preview, so it receives the click.
    await card.click({ force: true });
    await expect.element(frame()).toHaveFocus();
  });

  test('is chosen in a picture whose hidden areas are painted black', async () => {
    await openSharePanel();
    const area = { x: 0.1, y: 0.7, width: 0.3, height: 0.05 };
    setExtractionResponse({
      cover: FOUND,
      focus: FOCUS,
      personalInfo: [{ kind: 'name', area, isSuggested: false }],
    });
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await expect.element(button('Unhide name (1 of 1)')).toBeVisible();
    await button('Change Cover').click();
    await expect.element(frame()).toHaveFocus();
    const { left, top, width, height } = dialog()
      .getByAltText('Your screenshot')
      .element()
      .getBoundingClientRect();
    const [x, y] = [left + 0.25 * width, top + 0.725 * height];
    const marks = [...dialog().element().querySelectorAll('*')].filter((one) => {
      const box = one.getBoundingClientRect();
      const isThere = box.left < x && x < box.right && box.top < y && y < box.bottom;
      return isThere && getComputedStyle(one).backgroundColor === 'rgb(0, 0, 0)';
    });
    expect(marks).toHaveLength(1);
  });

  test('can be moved and resized by keyboard', async () => {
    await openForm();
    await button('Change Cover').click();
    await expect.element(frame()).toHaveFocus();
    await expectNoAxeViolations();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    await userEvent.tab();
    await expect.element(dialog().getByLabelText(/^Top left corner/)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await button('Use This Part').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = parsePictureArea((await sentParts()).cover ?? '') ?? {};
    // The keys have moved the lower right corner and the upper left corner of the cover outward.
    expect([x + width > 0.75, y + height > 0.5, width > 0.5, height > 0.25]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  test('can be removed', async () => {
    await openForm();
    await button('Change Cover').click();
    await button('No Cover').click();
    await expect.element(button('Choose a Cover')).toBeVisible();
    expect(await sentParts()).toEqual({ cover: null, focus: '0.1,0.6,0.5,0.1' });
  });

  test('is chosen from three cover options when the recognition is not sure, even after a reload', async () => {
    const other = { x: 0.25, y: 0.625, width: 0.5, height: 0.25 };
    await openSharePanel();
    setExtractionResponse({
      cover: { ...FOUND, confidence: 0.6 },
      coverOptions: [FOUND.area, other],
      focus: FOCUS,
    });
    await chooseScreenshotAndSkipText(await drawScreenshot());
    const radio = (name: string) => page.getByRole('radio', { name, exact: true });
    await expect.element(radio('No photo')).toBeChecked();
    await expect.element(button('Choose a Cover')).toBeVisible();
    await radio('Photo 2 of 2').click();
    await cleanup();
    await renderApp();
    await continueDraft();
    await expect.element(radio('Photo 2 of 2')).toBeChecked();
    expect(await sentParts()).toEqual({ cover: '0.25,0.625,0.5,0.25', focus: '0.1,0.6,0.5,0.1' });
  });

  test('is chosen by the server when the recognition is not sure and the member chooses no cover option', async () => {
    await openSharePanel();
    setExtractionResponse({ cover: { ...FOUND, confidence: 0.79 }, coverOptions: [FOUND.area] });
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await expect.element(button('Choose a Cover')).toBeVisible();
    expect((await sentParts()).cover).toBeNull();
  });

  test('must not be too small', async () => {
    await openSharePanel();
    setExtractionResponse({ cover: { ...FOUND, area: { ...FOUND.area, width: 0.01 } } });
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await button('Change Cover').click();
    await button('Use This Part').click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent(COVER_MESSAGES.small);
  });
});

test('the owner of an item can change its cover in the item detail', async () => {
  const item = ownItem({ cover: FOUND.area });
  await openOwnItem([item]);
  await button('Change Cover').click();
  setResponse('changeCover', { body: { item: ownItem({ cover: null, revision: 4 }) }, etag: '4' });
  await button('No Cover').click();
  await expect.element(page.getByText('Item Updated').first()).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  const [{ body, ifMatch, url } = {}] = callsTo('changeCover');
  expect([url?.pathname, body, ifMatch]).toEqual([
    `/api/user/items/${item.id}/cover`,
    { cover: null },
    '"3"',
  ]);
});

test("the dialog for the cover starts with a frame around the item's cover, even when the item is from a list", async () => {
  await openOwnItem([ownItem()]);
  setResponse('getItem', { item: ownItem({ cover: FOUND.area }) });
  await button('Change Cover').click();
  await expect.element(frame()).toHaveFocus();
  setResponse('changeCover', {
    body: { item: ownItem({ cover: FOUND.area, revision: 4 }) },
    etag: '4',
  });
  await button('Use This Part').click();
  await expect.element(page.getByText('Item Updated').first()).toBeVisible();
  expect(callsTo('changeCover').map(({ body }) => body)).toEqual([{ cover: '0.25,0.25,0.5,0.25' }]);
});

test('the dialog for the cover can load the item again when the first request for the item failed', async () => {
  await openOwnItem([ownItem()]);
  setNetworkFailure('getItem');
  await button('Change Cover').click();
  await expect.element(page.getByText(/^We couldn't load your item/)).toBeVisible();
  setResponse('getItem', { item: ownItem({ cover: FOUND.area }) });
  await button('Try Again').click();
  await expect.element(frame()).toHaveFocus();
});
