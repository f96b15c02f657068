/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { boundingRectangle, type Rectangle } from '../drawing/geometry';

/**
 * Returns the boxes of all lines of text on a page, and the size of the element `#shot`. The boxes are in CSS pixels
 * from the corner of `#shot`.
 */
export const visibleLineBoxes = (
  page: Page,
): Promise<{ readonly lines: readonly Rectangle[]; readonly shot: Rectangle }> =>
  page.evaluate(() => {
    const box = document.querySelector('#shot')?.getBoundingClientRect() ?? new DOMRect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: Rectangle[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const { x, y, width, height } of range.getClientRects())
        if (texts.currentNode.textContent?.trim())
          lines.push({ x: x - box.x, y: y - box.y, width, height });
    }
    return { lines, shot: { x: 0, y: 0, width: box.width, height: box.height } };
  });

/** The margin around the item's part, in CSS pixels. */
const ROOM = 12;

/**
 * Returns a rectangle that contains the given places and cuts through no line of text, like the part that a member
 * chooses. On a phone, the rectangle is as wide as the screen.
 */
export function partAround(
  places: readonly [Rectangle, ...Rectangle[]],
  { lines, shot }: { readonly lines: readonly Rectangle[]; readonly shot: Rectangle },
  isWide: boolean,
): Rectangle {
  const across = isWide ? [] : [{ ...boundingRectangle(places), x: 0, width: shot.width }];
  let part = within(shot, widened(boundingRectangle([...places, ...across])));
  const cutsNothing = (larger: Rectangle) => !lines.some((line) => isCut(line, larger, shot));
  for (;;) {
    const cut = lines.filter((line) => isCut(line, part, shot));
    const [first, ...others] = cut;
    if (!first) return cutsNothing(widened(part)) ? within(shot, widened(part)) : part;
    part = within(shot, boundingRectangle([part, first, ...others]));
  }
}

const widened = ({ x, y, width, height }: Rectangle): Rectangle => ({
  x: x - ROOM,
  y: y - ROOM,
  width: width + 2 * ROOM,
  height: height + 2 * ROOM,
});

function within(shot: Rectangle, { x, y, width, height }: Rectangle): Rectangle {
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  const right = Math.min(shot.width, x + width);
  const bottom = Math.min(shot.height, y + height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns whether `part` contains some, but not all, of the visible part of a line. */
function isCut(line: Rectangle, part: Rectangle, shot: Rectangle): boolean {
  const seen = within(shot, line);
  const inner = within(part, seen);
  const touches =
    seen.x < part.x + part.width &&
    seen.x + seen.width > part.x &&
    seen.y < part.y + part.height &&
    seen.y + seen.height > part.y;
  const holds =
    seen.x >= part.x - 0.01 &&
    seen.y >= part.y - 0.01 &&
    seen.x + seen.width <= part.x + part.width + 0.01 &&
    seen.y + seen.height <= part.y + part.height + 0.01;
  return seen.width > 0 && seen.height > 0 && inner.width >= 0 && touches && !holds;
}
