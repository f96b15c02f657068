import { productDrawing, type DrawingColours } from '../../../../scripts/demo/product-drawings';
import type { Random } from '../../../../scripts/demo/random';
import type { Item } from '../items';
import { escaped } from '../marks';

const COLOURS: readonly [DrawingColours, ...DrawingColours[]] = [
  { main: '#44749d', shade: '#2d5474', light: '#dfe9f1', accent: '#d9822b' },
  { main: '#a4574c', shade: '#7b3d35', light: '#f3e1d8', accent: '#345c6b' },
  { main: '#5f7f4a', shade: '#465f36', light: '#e9efdc', accent: '#c99a3b' },
  { main: '#3c3f4a', shade: '#24262e', light: '#d4d6dd', accent: '#c2453f' },
  { main: '#c9a26b', shade: '#a07c48', light: '#f6ead3', accent: '#5b4636' },
  { main: '#8d6aa8', shade: '#6a4c84', light: '#ece3f4', accent: '#e08d6d' },
];

const WALLS = [
  '#efe6d8',
  '#dfe5e8',
  '#c9ccd2',
  '#b58d63',
  '#6f7f76',
  '#f5f5f3',
  '#8f5d4a',
] as const;

function planks(random: Random): string {
  return Array.from({ length: 9 }, (_, index) => {
    const y = index * 70 + random.between(-6, 6);
    return `<rect y="${String(y)}" width="600" height="${String(random.between(2, 5))}" fill="#000" opacity=".16"/>`;
  }).join('');
}

/** Draws a brand name on the product, because real photos contain text that is not part of the listing. */
function print(brand: string, random: Random): string {
  const turn = random.between(-12, 12);
  return `<text x="300" y="${String(random.between(330, 420))}" font-size="${String(random.between(26, 44))}" font-weight="700" text-anchor="middle" fill="#fff" opacity=".85" transform="rotate(${String(turn)} 300 370)">${escaped(brand)}</text>`;
}

export function picture(item: Item, random: Random, style = ''): string {
  const drawing = productDrawing(item.drawing, random.pick(COLOURS));
  const turn = random.between(-6, 6);
  const mark = item.isListed ? ' data-truth="photo"' : '';
  return `<svg${mark} viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" style="display:block;width:100%;height:100%;${style}">
    <rect width="600" height="600" fill="${random.pick(WALLS)}"/>
    ${random.chance(0.4) ? planks(random) : `<rect y="440" width="600" height="160" fill="#000" opacity=".1"/>`}
    <ellipse cx="310" cy="505" rx="230" ry="30" fill="#000" opacity=".22"/>
    <g transform="rotate(${String(turn)} 300 300)">${drawing}${random.chance(0.25) ? print(item.brand, random) : ''}</g>
  </svg>`;
}

export const thumbnail = (
  item: Item,
  random: Random,
  [width, height]: readonly [number, number],
  radius = 8,
) =>
  `<div style="flex:none;width:${String(width)}px;height:${String(height)}px;border-radius:${String(radius)}px;overflow:hidden">${picture(item, random)}</div>`;

export const face = (random: Random, size = 32) =>
  `<div style="flex:none;width:${String(size)}px;height:${String(size)}px;border-radius:50%;background:${random.pick(['#8fb3c9', '#c9a58f', '#9fc98f', '#b79fc9'])}"></div>`;
