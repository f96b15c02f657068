import type { PersonalInfoKind } from '@contract/schemas/personal-info';
import { isoDay, type Day } from './days';

/** Text as it stands in HTML. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The item's title; the truth is read off this element, without the dots of a shortened one. */
export const titleMark = (text: string) => `<span data-truth="title">${escaped(text)}</span>`;

/** The item's own sold price, as it is written: '$34.99', 'US $1,185'. */
export const priceMark = (text: string) => `<span data-truth="price">${escaped(text)}</span>`;

/** A date that tells on which calendar day the item sold, year included. */
export const soldDayMark = (text: string, day: Day) =>
  `<span data-truth="soldDate" data-day="${isoDay(day)}">${escaped(text)}</span>`;

/** Something of the buyer or their order; it stays on one line, so that one box holds it. */
export const personalMark = (kind: PersonalInfoKind, text: string) =>
  `<span data-truth="personal" data-kind="${kind}" style="white-space:nowrap">${escaped(text)}</span>`;
