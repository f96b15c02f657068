import type { Scene } from '../scene';

/** Draws a screenshot that shows only one row of a list or one card of a grid. The width is in CSS pixels. */
export const clippedScreenshot = (width: number, body: string) =>
  `<div id="shot" style="width:${String(width)}px">${body}</div>`;

/**
 * Draws a card of a grid, and parts of the cards on both sides, which the edges of the screenshot cut off. `other`
 * draws one of the cut cards. All cards have the same width.
 */
export function cardBetweenCutCards(
  { others }: Scene,
  {
    width,
    card,
    other,
  }: {
    readonly width: number;
    readonly card: string;
    readonly other: (item: Scene['others'][number]) => string;
  },
): string {
  const column = (html: string) => `<div style="width:${String(width)}px;flex:none">${html}</div>`;
  const [before, after] = others.slice(0, 2).map((item) => column(other(item)));
  const edge = Math.round(width * 0.14);
  return `<div id="shot" style="width:${String(width + 2 * edge + 20)}px"><div style="display:flex;gap:10px;padding:8px 0;margin-left:-${String(width - edge)}px">${before ?? ''}${column(card)}${after ?? ''}</div></div>`;
}

/**
 * Draws a row of a list, and parts of the rows above and below it, which the edges of the screenshot cut off. All rows
 * have the given height in CSS pixels.
 */
export function rowBetweenCutRows(
  { others, random }: Scene,
  {
    width,
    height,
    row,
    other,
  }: {
    readonly width: number;
    readonly height: number;
    readonly row: string;
    readonly other: (item: Scene['others'][number]) => string;
  },
): string {
  const line = (html: string) =>
    `<div style="height:${String(height)}px;overflow:hidden;border-bottom:1px solid var(--line)">${html}</div>`;
  const [above, below] = others.slice(0, 2).map((item) => line(other(item)));
  const hidden = Math.round(height * (random.between(86, 93) / 100));
  return `<div id="shot" style="width:${String(width)}px;height:${String(3 * height - 2 * hidden)}px"><div style="margin-top:-${String(hidden)}px">${above ?? ''}${line(row)}${below ?? ''}</div></div>`;
}
