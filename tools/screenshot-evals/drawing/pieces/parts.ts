import { escapedHtml } from '../marks';
import { shortDollars } from '../money';
import type { Scene } from '../scene';
import { productThumbnail } from './pictures';

/** A line of a bill, with its label and amount. `strong` is set for a total. */
export interface BillLine {
  readonly label: string;
  /** The amount as HTML. */
  readonly amount: string;
  readonly strong?: boolean;
}

export function billRows(lines: readonly BillLine[], size = 's15'): string {
  return lines
    .map(
      ({ label, amount, strong }) =>
        `<div class="between ${size} ${strong ? 'sb' : ''}" style="padding:5px 0"><span>${label}</span><span>${amount}</span></div>`,
    )
    .join('');
}

export const stackedLabel = (label: string, value: string, size = 's14') =>
  `<div class="${size}" style="padding:4px 0"><div class="m s12">${label}</div><div>${value}</div></div>`;

export const detailRow = (label: string, value: string, width = 110) =>
  `<div class="row top s14" style="padding:4px 0"><span class="m" style="width:${String(width)}px;flex:none">${label}</span><span class="grow">${value}</span></div>`;

/** Draws a row of other items. The last of them is cut off by the right edge. */
export function shelfOfOtherItems(
  { others, random }: Scene,
  {
    heading,
    count = 4,
    size = 118,
  }: { readonly heading: string; readonly count?: number; readonly size?: number },
): string {
  const card = (other: Scene['others'][number]) =>
    `<div style="width:${String(size)}px;flex:none">${productThumbnail(other, random, [size, size])}<div class="s12" style="height:31px;overflow:hidden;margin-top:4px">${escapedHtml(other.title)}</div><div class="s13 sb">${shortDollars(other.price)}</div></div>`;
  return `<div class="pad col" style="gap:10px"><div class="s17 b">${heading}</div><div style="display:flex;gap:10px">${others.slice(0, count).map(card).join('')}</div></div>`;
}

export function shortenedTitle(title: string, longest: number): string {
  if (title.length <= longest) return title;
  const cut = title.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
