import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { cardLinkOf } from './item-list';
import { mockItemPictures } from './items';
import { type StoredItems, titleOf } from './stored-items';

export const detailOf = (page: Page): Locator => page.locator('dialog').first();

export async function openCard(page: Page, title: string): Promise<void> {
  await cardLinkOf(page, title).click();
  await expectItemDetail(page, title);
}

/** Opens the first item as another visitor, in a new browser context. Returns the page. */
export async function openFirstItemAsOtherVisitor(
  browser: Browser,
  items: StoredItems,
): Promise<Page> {
  const reader = await (await browser.newContext()).newPage();
  await mockItemPictures(reader);
  await reader.goto(items.url);
  await openCard(reader, titleOf(items, 1));
  return reader;
}

export async function expectItemDetail(page: Page, title: string): Promise<void> {
  await expect(detailOf(page).getByRole('heading', { name: title, exact: true })).toBeVisible();
}

export const pictureOf = (page: Page, title: string): Locator =>
  detailOf(page).getByAltText(`Picture of ${title}`).first();

/** Waits until the picture has loaded and its height divided by its width is about `ratio`. */
export async function expectHeightToWidthRatio(picture: Locator, ratio: number): Promise<void> {
  const heightByWidth = () =>
    picture.evaluate((image) => {
      const { naturalWidth, naturalHeight } = image as HTMLImageElement;
      return naturalHeight / naturalWidth;
    });
  await expect.poll(heightByWidth).toBeCloseTo(ratio, 1);
}

/** Expects that the item detail shows this position of the item in its list, such as '3 of 20'. */
export async function expectPositionInList(page: Page, place: string): Promise<void> {
  await expect(detailOf(page).getByText(place, { exact: true })).toBeVisible();
}

export async function dispatchOpenItem(
  page: Page,
  detail: { readonly itemId: string },
): Promise<void> {
  await page.evaluate((opened) => {
    window.dispatchEvent(new CustomEvent('boloboard:open-item', { detail: opened }));
  }, detail);
}

type Point = Readonly<Record<'x' | 'y', number>>;

/** Touches the screen with one or more fingers. Each finger moves along its list of points. */
export async function performTouchGesture(
  page: Page,
  fingers: readonly (readonly Point[])[],
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const steps = Math.max(...fingers.map((points) => points.length));
  for (let step = 0; step < steps; step += 1) {
    const touchPoints = fingers.map((points) => ({ ...(points[step] ?? points.at(-1)) }) as Point);
    const type = step === 0 ? 'touchStart' : 'touchMove';
    await browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await browser.detach();
}

/**
 * Makes a double tap. Sends the events of both taps without waiting in between, because a slow page could otherwise see
 * two single taps.
 */
export async function doubleTap(page: Page, at: Point): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchEnd') => {
    const touchPoints = type === 'touchStart' ? [at] : [];
    return browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await Promise.all([send('touchStart'), send('touchEnd'), send('touchStart'), send('touchEnd')]);
  await browser.detach();
}

export const horizontalPath = ({ x, y }: Point, distance: number): Point[] =>
  Array.from({ length: 6 }, (_, step) => ({ x: x + (distance * step) / 5, y }));
