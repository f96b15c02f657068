/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { PersonalInfoKind } from '@contract/schemas/personal-info';
import { boundingRectangle, type Rectangle } from './geometry';
import type { FeeKind } from '@contract/schemas/fee-area';

/** The data attributes that marks.ts gives to a marked text. */
interface Data {
  readonly truth: 'title' | 'price' | 'soldDate' | 'personal' | 'fee' | 'shop';
  readonly kind: PersonalInfoKind | FeeKind;
  /** The date in ISO 8601. Only a mark of a sold date has this attribute. */
  readonly day: string;
}

/** A marked text that is visible. Its box is in CSS pixels from the top left corner of `#shot`. */
export interface VisibleMark extends Data {
  readonly text: string;
  readonly place: Rectangle;
}

export class MarkNotVisible extends Error {
  declare protected readonly byConstructor: true;
}

/**
 * Returns the marked texts of a page that are visible. Leaves out hidden texts and partly hidden names of shops. Throws
 * MarkNotVisible if any other marked text is partly hidden.
 */
export async function visibleMarks(page: Page): Promise<readonly VisibleMark[]> {
  const marks = await page.evaluate(() => {
    const shot = document.querySelector('#shot')?.getBoundingClientRect() ?? new DOMRect();
    const texts = document.querySelectorAll<HTMLElement>('[data-truth]:not([data-truth="photo"])');
    return [...texts].map((element) => {
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
    if (probes.includes(false) && data['truth'] === 'shop') return [];
    if (probes.includes(false)) throw new MarkNotVisible(`'${text}' is partly hidden.`);
    return [{ ...(data as unknown as Data), text, place: boundingRectangle([first, ...others]) }];
  });
}
