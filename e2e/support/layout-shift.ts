/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** The sum of all layout shifts, and descriptions of the elements that moved, for the message of a failed test. */
export interface LayoutShifts {
  readonly sum: number;
  readonly moved: readonly string[];
}

/**
 * Adds up the layout shifts that no user input has caused. Runs in the browser: pass this function to `addInitScript`.
 */
export function observeLayoutShifts(): void {
  const shifts = { sum: 0, moved: [] as string[] };
  Object.assign(window, { layoutShifts: shifts });
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      shifts.sum += value;
      for (const { node, previousRect, currentRect } of sources)
        shifts.moved.push(
          `${node?.nodeName ?? 'gone'} '${node?.textContent?.slice(0, 40) ?? ''}': ${place(previousRect)} -> ${place(currentRect)}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export const readLayoutShifts = (): LayoutShifts =>
  Reflect.get(window, 'layoutShifts') as LayoutShifts;

/**
 * Expects that the sum of the layout shifts is below 0.02. Before the page loads, the test must pass
 * `observeLayoutShifts` to `addInitScript`.
 */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const { sum, moved } = await page.evaluate(readLayoutShifts);
  expect(sum, moved.join('\n')).toBeLessThan(0.02);
}
