import { escapedHtml, titleMark } from '../marks';
import type { Scene } from '../scene';
import { shortenedTitle } from './parts';

/** Draws the listing's title in the CSS class for titles, shortened to `longest` letters. */
export const listingTitle = ({ item }: Scene, longest = 200) =>
  `<div class="t">${titleMark(shortenedTitle(item.title, longest))}</div>`;

export const titleOfOtherListing = (title: string) =>
  `<div class="t one">${escapedHtml(title)}</div>`;

/** Cuts a text after `longest` letters, even inside a word, and adds `dots`, as an app does if it has no more room. */
export function cutText(text: string, longest: number, dots: string): string {
  const letters = Array.from(text);
  return letters.length <= longest ? text : `${letters.slice(0, longest).join('').trim()}${dots}`;
}

/**
 * Draws the title on one line, and cuts it after `longest` letters. `beside` is HTML that follows the title on the same
 * line.
 */
export function cutTitle({ item, random }: Scene, longest: number, beside = ''): string {
  const size = random.pick(['s12', 's13', 's14', 's14', 's15']);
  const weight = random.pick(['', '', 'sb', 'a']);
  const title = titleMark(cutText(item.title, longest, random.pick(['…', '...'])));
  const gap = random.pick(['0.3em', '0.5em', '0.6em', '1em', '1.6em']);
  const after = beside && `<span class="s12 m" style="margin-left:${gap}">${beside}</span>`;
  return `<div style="white-space:nowrap"><span class="${size} ${weight}">${title}</span>${after}</div>`;
}

/**
 * Draws the whole title in small letters. In some pictures, the title is narrower than the page and wraps into short
 * lines.
 */
export function smallTitle({ item, random }: Scene): string {
  const size = random.pick(['s11', 's12', 's13', 's13', 's14', 's15']);
  const tone = random.pick(['', '', '', 'm', 'sb', 'a']);
  const width = random.pick([100, 100, 100, 80, 60]);
  return `<div class="${size} ${tone}" style="max-width:${String(width)}%">${titleMark(item.title)}</div>`;
}

/** Draws the title in capitals. */
export const titleInCapitals = ({ item, random }: Scene) =>
  `<div class="${random.pick(['s12', 's14', 's16'])} ${random.pick(['', 'sb', 'b'])}">${titleMark(item.title.toUpperCase())}</div>`;
