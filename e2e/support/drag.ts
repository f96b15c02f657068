import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Two opposite corners of a rectangle, in pixels of the viewport. */
export interface Corners {
  readonly from: Point;
  readonly to: Point;
}

/**
 * Waits for the image to load. Returns the corners of the area on the page. `part` is the area in fractions of the
 * image.
 */
export async function cornersOfImageArea(
  image: Locator,
  part: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  },
): Promise<Corners> {
  await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  await image.scrollIntoViewIfNeeded();
  const box = await image.boundingBox();
  if (!box) throw new Error('The picture is not shown');
  const at = (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
  return { from: at(part.left, part.top), to: at(part.right, part.bottom) };
}

export async function dragByMouse(page: Page, { from, to }: Corners): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

export async function dragByFinger(page: Page, { from, to }: Corners): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  await send('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
  await send('touchMove', [to]);
  await send('touchEnd', []);
  await touch.detach();
}
