import type { Page } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { postComment, commentOf } from '../support/comments';
import { openCard } from '../support/item-detail';
import { mockItemPictures } from '../support/items';
import { createSignedInMember } from '../support/members';
import { storeItems, titleOf } from '../support/stored-items';

/**
 * The EXIF data of a JPEG from a phone that was held sideways. It tells programs to show the photo turned to the right
 * by 90°.
 */
const EXIF = Buffer.from(
  'ffe10022457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100060000' + '00000000',
  'hex',
);

/**
 * Draws the pixels of a photo from a phone that was held sideways. Their left half is blue and their right half is red.
 * When the photo is turned upright, its upper half is blue.
 */
async function lyingPhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    for (const [at, color] of ['#00f', '#f00'].entries()) {
      context.fillStyle = color;
      context.fillRect(at * 200, 0, 200, 400);
    }
    return canvas.toDataURL('image/jpeg');
  });
  const jpeg = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), EXIF, jpeg.subarray(2)]);
}

const section = (page: Page) => page.getByRole('region', { name: 'Profile Picture' });

/**
 * Returns the colors of the upper and the lower half of the picture. Each color has red, green and blue, rounded to 0
 * or 1.
 */
const colorsOf = (page: Page, src: string): Promise<number[][]> =>
  page.evaluate(async (url) => {
    const image = Object.assign(new Image(), { src: url });
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.drawImage(image, 0, 0);
    return [0.25, 0.75].map((y) =>
      [...context.getImageData(width / 2, y * height, 1, 1).data.slice(0, 3)].map((value) =>
        Math.round(value / 255),
      ),
    );
  }, src);

test('a member crops and uploads a profile picture, and sees it beside comments after the reload', async ({
  page,
}) => {
  await mockItemPictures(page);
  const items = await storeItems(1, { commentsCount: 0 });
  const { username } = await createSignedInMember(page);
  await page.goto('/account-settings');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    section(page).getByRole('button', { name: 'Choose Picture' }).click(),
  ]);
  const buffer = await lyingPhoto(page);
  await chooser.setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await expect(section(page).getByText('Preview')).toBeVisible();
  // The handles of the crop are smaller than WCAG requires. This is allowed, because arrow keys also move the corners
  // and edges.
  const essentialTargets = /ReactCrop__drag-handle/;
  await expectNoAxeViolationsInBothSchemes(page, { essentialTargets });

  const reloaded = page.waitForEvent('load');
  // The test starts to wait before the click, because the toast disappears a second later, when the page reloads.
  const told = page.getByText('Profile Picture Updated', { exact: true }).waitFor();
  await section(page).getByRole('button', { name: 'Upload Picture' }).click();
  await Promise.all([told, reloaded]);
  const shown = section(page).locator('img');
  await expect(shown).toHaveAttribute('src', /^\/media\/profiles\/.+\.webp$/);
  const src = (await shown.getAttribute('src')) ?? '';
  expect(await colorsOf(page, src)).toEqual([
    [0, 0, 1],
    [1, 0, 0],
  ]);

  await page.goto(items.url);
  await openCard(page, titleOf(items, 1));
  await postComment(page, 'Sold mine for more');
  const small = src.replace('.webp', '-96.webp');
  await expect(commentOf(page, username).locator('img')).toHaveAttribute('src', small);
});
