import { productDrawing, type DrawingColors } from '../product-drawings';
import type { Random } from '../../../../scripts/demo/random';
import type { Item } from '../items';
import { escapedHtml } from '../marks';
import type { Scene } from '../scene';
import { productBackground, lightAndGrain } from './backgrounds';

const COLOURS: readonly [DrawingColors, ...DrawingColors[]] = [
  { main: '#44749d', shade: '#2d5474', light: '#dfe9f1', accent: '#d9822b' },
  { main: '#a4574c', shade: '#7b3d35', light: '#f3e1d8', accent: '#345c6b' },
  { main: '#5f7f4a', shade: '#465f36', light: '#e9efdc', accent: '#c99a3b' },
  { main: '#3c3f4a', shade: '#24262e', light: '#d4d6dd', accent: '#c2453f' },
  { main: '#c9a26b', shade: '#a07c48', light: '#f6ead3', accent: '#5b4636' },
  { main: '#8d6aa8', shade: '#6a4c84', light: '#ece3f4', accent: '#e08d6d' },
  { main: '#e8e4dc', shade: '#c9c3b6', light: '#ffffff', accent: '#8c8375' },
  { main: '#1f2124', shade: '#0d0e10', light: '#5b5f66', accent: '#e0b23c' },
  { main: '#d4688a', shade: '#a8486a', light: '#fbe4ec', accent: '#3f7f74' },
];

/**
 * Draws the name of the brand on the product, because real photos also contain such text, which is not part of the
 * listing's text.
 */
function print(brand: string, random: Random): string {
  const turn = random.between(-12, 12);
  return `<text x="300" y="${String(random.between(330, 420))}" font-size="${String(random.between(26, 44))}" font-weight="700" text-anchor="middle" fill="${random.pick(['#fff', '#111', '#f4d35e'])}" opacity=".85" transform="rotate(${String(turn)} 300 370)">${escapedHtml(brand)}</text>`;
}

/**
 * Draws a small label with a short text, such as 'NEW' or '4.99', on the photo. A price on the label is not the price
 * of the sale.
 */
function note(random: Random): string {
  const words = random.pick([
    'SALE',
    'size M',
    '3 for 10',
    '#12',
    'Lot B',
    '4.99',
    'NEW',
    'thrifted',
    '1/2',
    'do not wash hot',
  ]);
  const x = random.between(60, 420);
  const y = random.between(60, 470);
  const turn = `rotate(${String(random.between(-25, 25))} ${String(x)} ${String(y)})`;
  return `<g transform="${turn}"><rect x="${String(x)}" y="${String(y)}" width="130" height="64" rx="4" fill="#fffbe8" stroke="#0003"/><text x="${String(x + 65)}" y="${String(y + 42)}" font-size="26" font-style="italic" text-anchor="middle" fill="#222">${words}</text></g>`;
}

const placed = (drawing: string, size: number, [x, y]: readonly [number, number], turn: number) =>
  `<g transform="translate(${String(x)} ${String(y)}) scale(${size.toFixed(2)}) rotate(${String(turn)} 300 300)">${drawing}</g>`;

function objects(item: Item, random: Random): string {
  const drawing = productDrawing(item.drawing, random.pick(COLOURS));
  const turn = random.between(-14, 14);
  const several = random.chance(0.2);
  const size = several ? 0.62 : random.between(72, 125) / 100;
  const middle = 300 - 300 * size;
  const one = placed(
    drawing,
    size,
    several ? [-20, 20] : [middle, middle + random.between(-20, 30)],
    turn,
  );
  if (!several) return one;
  const second = productDrawing(item.drawing, random.pick(COLOURS));
  return `${one}${placed(second, size, [230, 180], -turn)}`;
}

/**
 * Returns HTML of the photo of a product. If the item has no photograph, draws the product with a textured background,
 * a shadow and uneven light, and in some pictures with a brand name or a label.
 */
export function productPhoto(item: Item, random: Random, style = ''): string {
  const mark = item.isListed ? ' data-truth="photo"' : '';
  if (item.photograph !== undefined)
    return `<img${mark} src="${item.photograph}" style="display:block;width:100%;height:100%;object-fit:cover;${style}">`;
  const shadow = `drop-shadow(${String(random.between(-14, 14))}px ${String(random.between(4, 22))}px ${String(random.between(4, 22))}px rgba(0,0,0,.45))`;
  return `<svg${mark} viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" style="display:block;width:100%;height:100%;${style}">
    ${productBackground(random)}<g style="filter:${shadow}">${objects(item, random)}</g>
    ${random.chance(0.25) ? print(item.brand, random) : ''}${random.chance(0.15) ? note(random) : ''}${lightAndGrain(random)}
  </svg>`;
}

export const productThumbnail = (
  item: Item,
  random: Random,
  [width, height]: readonly [number, number],
  radius = 8,
) =>
  `<div style="flex:none;width:${String(width)}px;height:${String(height)}px;border-radius:${String(radius)}px;overflow:hidden">${productPhoto(item, random)}</div>`;

export const roundPortrait = (random: Random, size = 32) =>
  `<div style="flex:none;width:${String(size)}px;height:${String(size)}px;border-radius:50%;background:${random.pick(['#8fb3c9', '#c9a58f', '#9fc98f', '#b79fc9'])}"></div>`;

/** Draws the listing's photo in a frame. `css` sets the size of the frame. `over` is HTML on top of the photo. */
export const mainPhoto = ({ item, random }: Scene, css: string, over = '') =>
  `<div style="position:relative;overflow:hidden;${css}">${productPhoto(item, random)}${over}</div>`;

export const mainThumbnail = (
  { item, random }: Scene,
  size: readonly [number, number],
  radius?: number,
) => productThumbnail(item, random, size, radius);
