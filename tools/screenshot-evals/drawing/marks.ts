import type { FeeKind } from '@contract/schemas/fee-amount';
import type { PersonalInfoKind } from '@contract/schemas/personal-info';
import { isoDay, type Day } from './days';

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Marks the title for `visibleMarks`. A shortened title may end in dots. */
export const titleMark = (text: string) => `<span data-truth="title">${escaped(text)}</span>`;

/** For the sold price in any format: '$34.99', 'US $1,185'. Keeps it on one line. */
export const priceMark = (text: string) =>
  `<span data-truth="price" style="white-space:nowrap">${escaped(text)}</span>`;

export const soldDayMark = (text: string, day: Day) =>
  `<span data-truth="soldDate" data-day="${isoDay(day)}">${escaped(text)}</span>`;

/** Keeps the text on one line, so that one box contains it. */
export const personalMark = (kind: PersonalInfoKind, text: string) =>
  `<span data-truth="personal" data-kind="${kind}" style="white-space:nowrap">${escaped(text)}</span>`;

/** For an amount that only the seller sees: a fee, the payout or the tax. */
export const feeMark = (kind: FeeKind, text: string) =>
  `<span data-truth="fee" data-kind="${kind}" style="white-space:nowrap">${escaped(text)}</span>`;

/** For the name of a shop, which everybody may see. */
export const shopMark = (text: string) =>
  `<span data-truth="shop" style="white-space:nowrap">${escaped(text)}</span>`;

/** Marks `shop` in all texts of `html` that have no mark yet. */
export function withShopMarks(html: string, shop: string): string {
  const shown = escaped(shop);
  return html.replace(MARKED_OR_TAG, (part) =>
    part.startsWith('<') ? part : part.replaceAll(shown, shopMark(shop)),
  );
}

/** A marked text with its tags, any other tag, or a text. */
const MARKED_OR_TAG = /<span data-truth=[^>]*>[^<]*<\/span>|<[^>]*>|[^<]+/g;
