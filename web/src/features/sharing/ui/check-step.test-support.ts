import type { PictureArea } from '@contract/schemas/picture-area';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { loadDraft } from '../model/draft-store';

export const screenshotImage = () => page.getByAltText('Your screenshot', { exact: true });

export const loadStoredDraft = () => loadDraft('member-1');

export const boxOf = (element: Element) => element.getBoundingClientRect();

/** Returns the area that an element covers on the picture, in fractions of the picture. */
export function areaOnScreenshot(element: Element): PictureArea {
  const whole = boxOf(screenshotImage().element());
  const { left, top, width, height } = boxOf(element);
  return {
    x: (left - whole.left) / whole.width,
    y: (top - whole.top) / whole.height,
    width: width / whole.width,
    height: height / whole.height,
  };
}

/** Matches a number that differs from `share` by less than 0.05. */
export const closeToFraction = (share: number) => expect.closeTo(share, 1) as number;

export const closeToArea = ({ x, y, width, height }: PictureArea) => ({
  x: closeToFraction(x),
  y: closeToFraction(y),
  width: closeToFraction(width),
  height: closeToFraction(height),
});
