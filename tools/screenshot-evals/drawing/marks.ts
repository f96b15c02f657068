import type { FeeKind } from '@contract/schemas/fee-area';
import type { PersonalInfoKind } from '@contract/schemas/personal-info';
import { isoDay, type Day } from './days';

export function escapedHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * Returns HTML of the title, marked with the attribute `data-truth`. By this attribute, `visibleMarks` finds the values
 * of the ground truth. If the title is shortened, it may end in dots.
 */
export const titleMark = (text: string) => `<span data-truth="title">${escapedHtml(text)}</span>`;

/**
 * Returns HTML of the sold price in any format ('$34.99', 'US $1,185'), marked for the ground truth. The price stays on
 * one line.
 */
export const priceMark = (text: string) =>
  `<span data-truth="price" style="white-space:nowrap">${escapedHtml(text)}</span>`;

export const soldDayMark = (text: string, day: Day) =>
  `<span data-truth="soldDate" data-day="${isoDay(day)}">${escapedHtml(text)}</span>`;

/**
 * Returns HTML of personal information, marked for the ground truth. The text stays on one line, so that one box
 * contains it.
 */
export const personalMark = (kind: PersonalInfoKind, text: string) =>
  `<span data-truth="personal" data-kind="${kind}" style="white-space:nowrap">${escapedHtml(text)}</span>`;

/** Returns HTML of an amount that only the seller sees (a fee, the payout or the tax), marked for the ground truth. */
export const feeMark = (kind: FeeKind, text: string) =>
  `<span data-truth="fee" data-kind="${kind}" style="white-space:nowrap">${escapedHtml(text)}</span>`;

/** Returns HTML of the name of a shop, which everybody may see, marked for the ground truth. */
export const shopMark = (text: string) =>
  `<span data-truth="shop" style="white-space:nowrap">${escapedHtml(text)}</span>`;

/** Marks each occurrence of the shop's name in `html`, except in texts that are already marked. */
export function withShopMarks(html: string, shop: string): string {
  const shown = escapedHtml(shop);
  return html.replace(MARKED_OR_TAG, (part) =>
    part.startsWith('<') ? part : part.replaceAll(shown, shopMark(shop)),
  );
}

/** Matches one piece of HTML: a whole marked text with its tags, any other single tag, or the text between tags. */
const MARKED_OR_TAG = /<span data-truth=[^>]*>[^<]*<\/span>|<[^>]*>|[^<]+/g;
