import type { Page } from '@playwright/test';
import { itemsEndpoints } from '../../contract/endpoints/items';
import { sharingEndpoints } from '../../contract/endpoints/sharing';
import type { Item } from '../../contract/schemas/item';
import type { PictureArea } from '../../contract/schemas/picture-area';
import { expectNoAxeViolationsInBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { detailOf, expectHeightToWidthRatio, openCard, pictureOf } from '../support/item-detail';
import { cardLinkOf, readThumbnailUrl } from '../support/item-list';
import { createSignedInMember } from '../support/members';
import { brightnessOf } from '../support/pictures';
import { mockAutoExtract } from '../support/recognition';
import { drawScreenshot } from '../support/screenshots';
import {
  chooseScreenshotWithoutReading,
  fillSale,
  openShareFormOnHomePage,
  submitSale,
  successToastOf,
} from '../support/share-form';
import { WHOLE_SCREENSHOT } from '../../contract/schemas/item-part';
import { randomLetters } from '../support/random-letters';

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
/**
 * An area inside the photograph of a drawn screenshot. The photograph has almost no white pixels. All other pixels of
 * the screenshot are white, except its text.
 */
const FOUND = { x: 0.2, y: 0.15, width: 0.5, height: 0.25 };
const WHITE_SHARE = 0.1;

const frameOf = (page: Page) => page.getByRole('group', { name: /^Frame of the cover/ });

/** Returns the area of the picture inside the frame, in fractions of the picture's size. */
async function framedPart(page: Page): Promise<PictureArea> {
  const picture = page.getByAltText('Your screenshot', { exact: true }).first();
  const frame = picture.locator('xpath=../div[@aria-hidden][1]');
  const [outer, inner] = await Promise.all([picture.boundingBox(), frame.boundingBox()]);
  if (!outer || !inner) throw new Error('The picture shows no frame');
  return {
    x: (inner.x - outer.x) / outer.width,
    y: (inner.y - outer.y) / outer.height,
    width: inner.width / outer.width,
    height: inner.height / outer.height,
  };
}

async function shareSale(page: Page, title: string): Promise<Item> {
  await fillSale(page, title, '34.99');
  const responded = page.waitForResponse('**/api/items/screenshot');
  await submitSale(page);
  const response: unknown = await (await responded).json();
  await expect(successToastOf(page)).toBeVisible();
  return sharingEndpoints.shareScreenshot.output.schema.parse(response).item;
}

test('the card shows the photograph and the item detail shows the whole screenshot, and the owner can change the cover later', async ({
  page,
}) => {
  const title = `Brass lamp ${randomLetters()}`;
  await createSignedInMember(page);
  await openShareFormOnHomePage(page);
  await mockAutoExtract(page, {
    title: '',
    price: '',
    confidence: 0,
    personalInfo: [],
    fees: [],
    focus: null,
    coverOptions: [],
    itemPart: WHOLE_SCREENSHOT,
    isHardToRead: false,
    cover: { area: FOUND, confidence: 0.9 },
  });
  await chooseScreenshotWithoutReading(
    page,
    await drawScreenshot(page, { title, price: '$34.99' }),
  );
  const change = page.getByRole('button', { name: 'Change Cover' });
  await expect(change).toBeVisible();
  const before = await framedPart(page);
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(before[side], side).toBeCloseTo(FOUND[side], 1);

  await change.press('Enter');
  await expect(frameOf(page)).toBeFocused();
  await expectNoAxeViolationsInBothSchemes(page);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('button', { name: 'Use This Part' }).press('Enter');
  await expect(change).toBeFocused();
  const chosen = await framedPart(page);
  expect(chosen.x).toBeGreaterThan(before.x + 0.02);
  expect(chosen.y).toBeCloseTo(before.y, 1);

  const shared = await shareSale(page, title);
  expect(shared.cover?.x).toBeGreaterThan(FOUND.x + 0.02);
  await expect(cardLinkOf(page, title)).toBeVisible();
  expect(await readThumbnailUrl(page, title)).toBe(shared.thumbnail);
  const cut = await brightnessOf(page, shared.thumbnail, WHOLE);
  expect(cut.white).toBeLessThan(WHITE_SHARE);
  const whole = await brightnessOf(page, shared.picture.url, WHOLE);
  expect(whole.white).toBeGreaterThan(WHITE_SHARE);

  await openCard(page, title);
  await expectHeightToWidthRatio(pictureOf(page, title), 1600 / 780);

  const changeCover = detailOf(page).getByRole('button', { name: 'Change Cover' });
  await changeCover.press('Enter');
  await expect(frameOf(page)).toBeFocused();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Use This Part' }).press('Enter');
  await expect.poll(() => readThumbnailUrl(page, title)).not.toBe(shared.thumbnail);
  const moved = await readThumbnailUrl(page, title);
  expect((await brightnessOf(page, moved, WHOLE)).white).toBeLessThan(WHITE_SHARE);

  await changeCover.click();
  await page.getByRole('button', { name: 'No Cover' }).click();
  await expect(page.getByText('Item Updated', { exact: true }).first()).toBeVisible();
  await expect.poll(() => readThumbnailUrl(page, title)).not.toBe(moved);
  const read: unknown = await (await page.request.get(`/api/items/${shared.id}`)).json();
  const { item } = itemsEndpoints.getItem.output.schema.parse(read);
  expect(item).toMatchObject({ cover: null, picture: { isDrawn: true } });
  expect(await readThumbnailUrl(page, title)).toBe(item.thumbnail);
});
