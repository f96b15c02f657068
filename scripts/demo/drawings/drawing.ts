/** The colours one copy of a product is drawn in, as CSS colours. */
export interface Colours {
  readonly main: string;
  readonly shade: string;
  readonly light: string;
  readonly accent: string;
}

/** A product as SVG elements, about the middle of a 600 × 600 field, standing on y = 500. */
export type Drawing = (colours: Colours) => string;

/** A closed filled shape. */
export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

/** A line with round ends, `width` pixels thick. */
export const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${String(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A rectangle [x, y, width, height] with rounded corners. */
export function box(
  [x, y, w, h]: readonly [number, number, number, number],
  r: number,
  fill: string,
) {
  return `<rect x="${String(x)}" y="${String(y)}" width="${String(w)}" height="${String(h)}" rx="${String(r)}" fill="${fill}"/>`;
}

export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${String(x)}" cy="${String(y)}" r="${String(r)}" fill="${fill}"/>`;

/** What lies behind everything worth a highlight: dark trim and a soft gleam. */
export const TRIM = '#20242b';
export const GLEAM = 'rgba(255,255,255,0.28)';
