import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { layoutFaults } from './layout-faults';

interface Size {
  readonly size: string;
  readonly viewport: readonly [width: number, height: number];
  /** The font size of the page, as a browser's setting for text changes it. */
  readonly text: '100%' | '200%';
}

/** The smallest phone, a laptop, a desktop, and twice the text size on a phone and a laptop. */
const SIZES: readonly Size[] = [
  { size: '320 px', viewport: [320, 640], text: '100%' },
  { size: '1280 px', viewport: [1280, 800], text: '100%' },
  { size: '1440 px', viewport: [1440, 900], text: '100%' },
  { size: '390 px with 200% text', viewport: [390, 844], text: '200%' },
  { size: '1280 px with 200% text', viewport: [1280, 800], text: '200%' },
];

/** The options of tests that look at all sizes. */
export const SLOW = { timeout: 60_000 };

/** Calls `look` at each size, one after the other. */
export async function atEachSize(look: (size: string) => Promise<void> | void): Promise<void> {
  try {
    for (const { size, viewport, text } of SIZES) {
      await page.viewport(...viewport);
      document.documentElement.style.fontSize = text;
      await settle();
      await look(size);
    }
  } finally {
    document.documentElement.style.removeProperty('font-size');
  }
}

/** Waits until resize observers have run and the page has rendered. */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** The topmost modal dialog, or the page if none is open. */
const shownNow = (): Element =>
  [...document.querySelectorAll('dialog:modal, [role="dialog"][aria-modal="true"]')].at(-1) ??
  document.body;

/** Fails if texts or controls overlap or are cut off, or if anything scrolls sideways, at any of `SIZES`. */
export async function expectGoodLayout(): Promise<void> {
  const faults: string[] = [];
  await atEachSize((size) => {
    faults.push(...layoutFaults(shownNow()).map((fault) => `${size}: ${fault}`));
  });
  expect(faults, faults.join('\n')).toEqual([]);
}
