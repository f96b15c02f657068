/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';

export const DISPLAY_FONT_URL_PATTERN =
  /\/assets\/(display-font|bricolage-grotesque)-[^/]*\.woff2$/;

/**
 * Fails if an element moves up or down or changes its height when the page shows the fallback fonts instead of the
 * display font. On a first visit, the page shows the fallback fonts until the display font loads.
 */
export async function expectSameLayoutInFallbackFont(page: Page): Promise<void> {
  const moved = await page.evaluate(boxesThatMove);
  expect(moved, 'what moves when the display font arrives').toEqual([]);
}

async function boxesThatMove(): Promise<string[]> {
  // Loads all fonts, including the fallback fonts. No machine has all of them, so failures are ignored.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  const root = document.documentElement;
  const variable = '--font-display';
  const fonts = getComputedStyle(root).getPropertyValue(variable);
  const fallbacks = fonts.replace(/^\s*"?Bricolage Grotesque"?,\s*/, '');
  if (fallbacks === fonts) return [`${variable} is ${fonts}`];
  // Leaves out inline boxes, because the words of a heading may move to another of its lines. Also leaves out boxes in
  // closed `<details>`, because they have no position.
  const boxes = [...document.querySelectorAll('#root *')].filter(
    (element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline',
  );
  const places = () => boxes.map((element) => element.getBoundingClientRect());
  const before = places();
  root.style.setProperty(variable, fallbacks);
  const after = places();
  root.style.removeProperty(variable);
  const shown = ({ top, height }: DOMRect) => `${top.toFixed(1)} + ${height.toFixed(1)}`;
  return boxes.flatMap((element, index) => {
    const [one, other] = [before[index], after[index]];
    if (!one || !other) return [];
    const isSame = Math.abs(one.top - other.top) < 1 && Math.abs(one.height - other.height) < 1;
    const text = element.textContent.slice(0, 40);
    return isSame ? [] : [`${element.tagName} '${text}': ${shown(one)} -> ${shown(other)}`];
  });
}
