/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { commonRectangle, type Rectangle } from './geometry';

const LEAST_SHARE = 0.25;
const LEAST_SIDE = 24;

/**
 * Returns the visible part of the item's photo, in CSS pixels of `#shot`: the part that neither its frame nor the page
 * cuts off. Ignores what lies over the photo, such as a banner. Returns null if this part is less than a quarter of the
 * photo. If the page has several photos of the item, returns the largest visible part.
 */
export async function visiblePhoto(page: Page): Promise<Rectangle | null> {
  // The code inside `evaluate` contains only unnamed functions, because tsx adds a call of a helper to each named
  // function, and the page does not have this helper.
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

/**
 * Returns whether the width and the height of a photo, in pixels of the picture, are large enough for a model to find
 * the photo.
 */
export const isPhotoLargeEnough = ({ width, height }: Rectangle) =>
  width >= LEAST_SIDE && height >= LEAST_SIDE;
