import type { PictureArea } from '@contract/schemas/picture-area';

const percent = (share: number) => `${share * 100}%`;

/** Returns the style of an element that lies on an area of its parent's picture. */
export const placeOf = ({ x, y, width, height }: PictureArea) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});
