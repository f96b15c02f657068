import type { PictureArea } from '@contract/schemas/picture-area';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { loadDraft } from '../model/draft-store';

export const picture = () => page.getByAltText('Your screenshot', { exact: true });

export const storedDraft = () => loadDraft('member-1');

export const boxOf = (element: Element) => element.getBoundingClientRect();

/** Returns the area that an element covers on the picture, in fractions of the picture. */
export function placeOf(element: Element): PictureArea {
  const whole = boxOf(picture().element());
  const { left, top, width, height } = boxOf(element);
  return {
    x: (left - whole.left) / whole.width,
    y: (top - whole.top) / whole.height,
    width: width / whole.width,
    height: height / whole.height,
  };
}

/** Matches a number that differs from `share` by less than 0.05. */
export const nearShare = (share: number) => expect.closeTo(share, 1) as number;

export const nearArea = ({ x, y, width, height }: PictureArea) => ({
  x: nearShare(x),
  y: nearShare(y),
  width: nearShare(width),
  height: nearShare(height),
});
