/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { PersonalInfoKind } from '@contract/schemas/personal-info';
import { around, type Rectangle } from './geometry';

/** What marks.ts writes into the page. */
interface Data {
  readonly truth: 'title' | 'price' | 'soldDate' | 'personal';
  readonly kind: PersonalInfoKind;
  /** The sold day in ISO form, where it is one. */
  readonly day: string;
}

/** A marked text of a drawn page that can be seen, with its place in CSS pixels of the shot. */
export interface VisibleMark extends Data {
  readonly text: string;
  readonly place: Rectangle;
}

/** Thrown if the title or the price is not visible, or if any mark is cut. Draw the screenshot again. */
export class MarkNotVisible extends Error {}

/**
 * Reads title, price and all the rest off the page as it is drawn; what is cut off or covered is left out.
 * @throws MarkNotVisible where something is cut in two
 */
export async function visibleMarks(page: Page): Promise<readonly VisibleMark[]> {
  const marks = await page.evaluate(() => {
    const shot = document.querySelector('#shot')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll<HTMLElement>('[data-truth]')].map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = [...range.getClientRects()];
      return {
        data: Object.fromEntries(Object.entries(element.dataset)),
        text: element.textContent,
        lines: lines.map(({ x, y, width, height }) => ({
          x: x - shot.x,
          y: y - shot.y,
          width,
          height,
        })),
        probes: lines.flatMap(({ left, top, width, height }) =>
          [0.04, 0.5, 0.96].flatMap((across) =>
            [0.2, 0.8].map((down) =>
              element.contains(
                document.elementFromPoint(left + width * across, top + height * down),
              ),
            ),
          ),
        ),
      };
    });
  });
  return marks.flatMap(({ lines: [first, ...others], probes, text, data }) => {
    if (!first || !probes.includes(true)) return [];
    if (probes.includes(false)) throw new MarkNotVisible(`'${text}' is cut or half covered.`);
    return [{ ...(data as unknown as Data), text, place: around([first, ...others]) }];
  });
}
