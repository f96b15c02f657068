import { priceMark } from '../marks';
import type { Scene } from '../scene';
import { picture, thumbnail } from './pictures';

/** The sold price in the page's format. */
export const priceTag = ({ price, style }: Scene) => priceMark(style.money(price));

/** Draws the listing's photo in a frame. `css` sets the frame's size; `over` is HTML on top of the photo. */
export const mainPhoto = ({ item, random }: Scene, css: string, over = '') =>
  `<div style="position:relative;overflow:hidden;${css}">${picture(item, random)}${over}</div>`;

export const mainThumb = (
  { item, random }: Scene,
  size: readonly [number, number],
  radius?: number,
) => thumbnail(item, random, size, radius);
