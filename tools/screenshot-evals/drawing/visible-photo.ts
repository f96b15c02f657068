/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { commonRectangle, type Rectangle } from './geometry';

const LEAST_SHARE = 0.25;
const LEAST_SIDE = 24;

/**
 * Returns the part of the item's photo that its frame and the page do not cut off, in CSS pixels of `#shot`. Ignores what lies over the
 * photo, such as a banner. Returns null if the part is less than a quarter of the photo. If the page has several photos of the item, uses
 * the largest.
 */
export async function visiblePhoto(page: Page): Promise<Rectangle | null> {
  // Uses only unnamed functions, because tsx adds a helper, which the page lacks, to named ones.
  const { shot, photos } = await page.evaluate(() => ({
    shot: document.querySelector('#shot')?.getBoundingClientRect().toJSON() as Rectangle,
    photos: [...document.querySelectorAll('[data-truth="photo"]')].map((photo) => {
      const frames: Rectangle[] = [];
      for (let parent = photo.parentElement; parent; parent = parent.parentElement) {
        const clips = getComputedStyle(parent).overflow !== 'visible';
        if (clips) frames.push(parent.getBoundingClientRect().toJSON() as Rectangle);
      }
      return { whole: photo.getBoundingClientRect().toJSON() as Rectangle, frames };
    }),
  }));
  return photos
    .map(({ whole, frames }) => ({ whole, seen: frames.reduce(commonRectangle, whole) }))
    .filter(({ whole, seen }) => area(seen) >= LEAST_SHARE * area(whole))
    .map(({ seen }) => ({ ...seen, x: seen.x - shot.x, y: seen.y - shot.y }))
    .reduce<Rectangle | null>(
      (most, seen) => (most && area(most) >= area(seen) ? most : seen),
      null,
    );
}

const area = ({ width, height }: Rectangle) => width * height;

/** Returns whether a photo is large enough for a model to find. Its size is in pixels of the picture. */
export const isLargeEnough = ({ width, height }: Rectangle) =>
  width >= LEAST_SIDE && height >= LEAST_SIDE;
