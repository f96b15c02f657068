import { loadSharp } from '../../functions/src/gateways/pictures/uploaded-image';
import { DRAWINGS, type DrawingName } from './drawings/catalogue';
import type { Colours } from './drawings/drawing';

export const LOOKS = 6;

interface Look {
  readonly product: Colours;
  /** The two colours of the wall behind and of the table in front. */
  readonly wall: readonly [string, string];
  readonly table: string;
}

const palette: readonly [Look, ...Look[]] = [
  {
    product: { main: '#2f6f9f', shade: '#22547a', light: '#dcebf4', accent: '#f2a541' },
    wall: ['#f6e7d0', '#e9d2b0'],
    table: '#c99f6d',
  },
  {
    product: { main: '#c8503f', shade: '#9c382b', light: '#f8dfd2', accent: '#2f4858' },
    wall: ['#dcebea', '#b9d6d4'],
    table: '#8bb0ad',
  },
  {
    product: { main: '#4d7a52', shade: '#38593d', light: '#e6efd9', accent: '#e0a03a' },
    wall: ['#f4e3e1', '#e6c5c1'],
    table: '#c99a94',
  },
  {
    product: { main: '#e0a83c', shade: '#b9832a', light: '#fff1cf', accent: '#8f3b2e' },
    wall: ['#d9e2f0', '#b4c5df'],
    table: '#8a9fbe',
  },
  {
    product: { main: '#6c5a8e', shade: '#4f416b', light: '#e8e0f3', accent: '#e2705f' },
    wall: ['#eef0dc', '#d6dbb4'],
    table: '#adb487',
  },
  {
    product: { main: '#7c5438', shade: '#5b3b26', light: '#ecd9c0', accent: '#3c8577' },
    wall: ['#e7e6ea', '#c9c7d1'],
    table: '#9d9aa9',
  },
];

/** Bars stand for the listing's lines: letters would need a font, which not every machine has. */
const LISTING_LINES =
  '<rect y="850" width="800" height="150" fill="#ffffff"/>' +
  '<rect x="40" y="884" width="470" height="24" rx="12" fill="#3a423e"/>' +
  '<rect x="40" y="930" width="330" height="18" rx="9" fill="#c3cac5"/>' +
  '<rect x="612" y="882" width="148" height="70" rx="14" fill="#0d5c43"/>' +
  '<path d="M656 918 l20 20 l40 -42" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>';

function listingSvg(name: DrawingName, { product, wall, table }: Look): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="800" viewBox="0 0 800 1000">
    <defs>
      <radialGradient id="wall" cx="0.4" cy="0.3" r="0.8"><stop offset="0" stop-color="${wall[0]}"/><stop offset="1" stop-color="${wall[1]}"/></radialGradient>
      <linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${table}"/><stop offset="1" stop-color="${wall[1]}"/></linearGradient>
      <radialGradient id="shadow"><stop offset="0" stop-color="#1a1a22" stop-opacity="0.42"/><stop offset="1" stop-color="#1a1a22" stop-opacity="0"/></radialGradient>
      <linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.22"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#101018" stop-opacity="0.14"/></linearGradient>
    </defs>
    <rect width="800" height="1000" fill="url(#wall)"/>
    <rect y="620" width="800" height="380" fill="url(#table)"/>
    <ellipse cx="400" cy="726" rx="330" ry="48" fill="url(#shadow)"/>
    <g transform="translate(28 106) scale(1.24)">${DRAWINGS[name](product)}</g>
    <rect width="800" height="1000" fill="url(#light)"/>
    ${LISTING_LINES}
  </svg>`;
}

/**
 * The screenshot of a listing with a drawn product, as PNG; the same name and look give the same picture.
 * @param look which colours, 0 to LOOKS - 1
 */
export async function drawListing(name: DrawingName, look: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const colours = palette[look % LOOKS] ?? palette[0];
  // It is decoded again a moment later, so a quick PNG does better than a small one.
  return sharp(Buffer.from(listingSvg(name, colours)))
    .png({ compressionLevel: 1 })
    .toBuffer();
}
