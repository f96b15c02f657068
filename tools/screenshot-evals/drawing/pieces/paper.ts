import type { Random } from '../../../../scripts/demo/random';
import type { Scene } from '../scene';
import { maybe } from '../variety';
import { productBackground, lightAndGrain } from './backgrounds';

/**
 * CSS of printed text: black on white, also in dark themes. The line height leaves room for rotated text, because the
 * upright box around a rotated text is higher than the text.
 */
const INK =
  '--bg:#fff;--fg:#1c1c1c;--muted:#565656;--soft:#f1f1ef;--line:#b9b9b9;--accent:#1c1c1c;--good:#1c1c1c;color:#1c1c1c;line-height:1.5';

/** Draws a printed sheet of paper. `css` sets the size and place of the sheet. */
export const paperSheet = (html: string, css: string) =>
  `<div style="${INK};background:#fff;${css}">${html}</div>`;

/** Draws the stripes of a barcode. */
export function barcode(random: Random, width: number, height: number): string {
  const stripes: string[] = [];
  for (let x = 0; x < width - 4;) {
    const stripe = random.between(1, 4);
    stripes.push(
      `<rect x="${String(x)}" width="${String(stripe)}" height="${String(height)}" fill="#111"/>`,
    );
    x += stripe + random.between(1, 4);
  }
  return `<svg width="${String(width)}" height="${String(height)}" style="display:block;max-width:100%">${stripes.join('')}</svg>`;
}

const MODULES = 25;
const CORNERS = [
  [0, 0],
  [MODULES - 7, 0],
  [0, MODULES - 7],
] as const;

/** Draws a pattern like a QR code on white. */
export function qrCodePattern(random: Random, side: number): string {
  const squares: string[] = [];
  for (let place = 0; place < MODULES * MODULES; place++) {
    if (!random.chance(0.48)) continue;
    const x = place % MODULES;
    const y = Math.floor(place / MODULES);
    squares.push(`M${String(x)} ${String(y)}h1v1h-1z`);
  }
  const corners = CORNERS.map(
    ([x, y]) =>
      `<g transform="translate(${String(x)} ${String(y)})"><rect width="7" height="7" fill="#111"/><rect x="1" y="1" width="5" height="5" fill="#fff"/><rect x="2" y="2" width="3" height="3" fill="#111"/></g>`,
  );
  return `<svg width="${String(side)}" height="${String(side)}" viewBox="-2 -2 29 29" style="display:block;background:#fff"><path d="${squares.join('')}" fill="#111"/>${corners.join('')}</svg>`;
}

/** Draws dents, and the folds of a sheet that was in an envelope. */
function creases(random: Random): string {
  const fold = (place: number, isAcross: boolean) => {
    const [edge, size] = isAcross
      ? ['top', 'left:0;right:0;height']
      : ['left', 'top:0;bottom:0;width'];
    const dark = random.between(7, 17) / 100;
    return `<div style="position:absolute;${edge}:${String(place)}%;${size}:${String(random.between(10, 26))}px;background:linear-gradient(${isAcross ? '180' : '90'}deg,transparent,rgba(0,0,0,${String(dark)}) 48%,rgba(255,255,255,.35) 54%,transparent)"></div>`;
  };
  const folds = random.pick([
    [fold(33, true), fold(66, true)],
    [fold(50, true)],
    [fold(50, true), fold(50, false)],
    [fold(random.between(20, 80), false)],
    [],
  ]);
  const dent = `<div style="position:absolute;inset:0;background:conic-gradient(from ${String(random.between(0, 360))}deg at ${String(random.between(20, 80))}% ${String(random.between(20, 80))}%,rgba(0,0,0,.09),transparent 22%,rgba(0,0,0,.05) 40%,transparent 62%,rgba(0,0,0,.07))"></div>`;
  return `<div style="position:absolute;inset:0;pointer-events:none">${folds.join('')}${maybe(random, 0.6, dent)}</div>`;
}

/** Draws things that lie on the table: a pen, tape, a bag or a box. */
function things(random: Random): string {
  const turn = () => `transform:rotate(${String(random.between(-40, 40))}deg)`;
  const shadow = 'box-shadow:3px 6px 14px rgba(0,0,0,.4)';
  const corner = () =>
    random.pick(['left:-40px;bottom:-20px', 'right:-50px;bottom:-30px', 'right:-40px;top:-50px']);
  const all = [
    `<div style="position:absolute;${corner()};width:120px;height:120px;border-radius:50%;border:30px solid #c9a063;${shadow}"></div>`,
    `<div style="position:absolute;${corner()};width:230px;height:13px;border-radius:7px;background:linear-gradient(#2d4f9e,#152a5c);${shadow};${turn()}"></div>`,
    `<div style="position:absolute;${corner()};width:260px;height:190px;border-radius:6px;background:${random.pick(['#bcbfc4', '#b98d5e', '#e8d6de', '#f2efe6'])};${shadow};${turn()}"></div>`,
  ];
  return all.filter(() => random.chance(0.4)).join('');
}

/** The place of a sheet on a photo, in CSS pixels. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a photo of a printed sheet on a table: slightly turned, folded and unevenly lit. The photo fills its frame. */
export function photoOfPaper({ random }: Scene, html: string, place: Place): string {
  const { left, top, width, height } = place;
  const turn = random.between(-16, 16) / 10;
  const tone = random.pick(['#fdfdfa', '#f6f4ee', '#eef1f4', '#fffdf2']);
  const size = `left:${String(left)}px;top:${String(top)}px;width:${String(width)}px;height:${String(height)}px`;
  const paper = paperSheet(
    `${html}${creases(random)}`,
    `position:absolute;${size};background:${tone};overflow:hidden;transform:rotate(${turn.toFixed(1)}deg);box-shadow:${String(random.between(-8, 12))}px ${String(random.between(4, 16))}px ${String(random.between(12, 34))}px rgba(0,0,0,.5)`,
  );
  const light = `<svg viewBox="0 0 600 600" preserveAspectRatio="none" style="position:absolute;inset:0;width:100%;height:100%;pointer-events:none;opacity:${String(random.between(50, 90) / 100)}">${lightAndGrain(random)}</svg>`;
  const table = `<svg viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" style="position:absolute;inset:0;width:100%;height:100%">${productBackground(random)}</svg>`;
  // The padding makes the element of a marked text as large as the box around the rotated text.
  return `<style>.photo [data-truth]{padding:.28em 0}</style><div class="photo" style="position:absolute;inset:0;overflow:hidden">${table}${things(random)}${paper}${light}</div>`;
}
