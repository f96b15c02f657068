/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';

export const DISPLAY_FONT = /\/assets\/(display-font|bricolage-grotesque)-[^/]*\.woff2$/;

/**
 * Fails if an element moves or changes its height when the display font replaces the fallback fonts. A first visit
 * shows the fallback fonts until the display font loads.
 */
export async function expectSameInFallbackFont(page: Page): Promise<void> {
  const moved = await page.evaluate(boxesThatMove);
  expect(moved, 'what moves when the display font arrives').toEqual([]);
}

async function boxesThatMove(): Promise<string[]> {
  // Tries to load all fonts, including the fallback fonts. No machine has all of them, so a failed load is fine.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  const root = document.documentElement;
  const variable = '--font-display';
  const fonts = getComputedStyle(root).getPropertyValue(variable);
  const fallbacks = fonts.replace(/^\s*"?Bricolage Grotesque"?,\s*/, '');
  if (fallbacks === fonts) return [`${variable} is ${fonts}`];
  // Leaves out inline boxes, which may be on another line of the same heading, and boxes in closed `<details>`, which
  // have no place.
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
