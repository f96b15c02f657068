import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { layoutFaults, sidewaysScrollFaults } from './layout-faults';
import { setTextSize } from './viewports';

interface Size {
  readonly size: string;
  readonly viewport: readonly [width: number, height: number];
  /** The font size of the page. A member can change it with the browser's setting for the text size. */
  readonly text: '100%' | '200%';
}

/**
 * The sizes at which layouts are checked: the smallest phone, a laptop, a desktop, and a phone and a laptop with text
 * that is twice as large.
 */
const SIZES: readonly Size[] = [
  { size: '320 px', viewport: [320, 640], text: '100%' },
  { size: '1280 px', viewport: [1280, 800], text: '100%' },
  { size: '1440 px', viewport: [1440, 900], text: '100%' },
  { size: '390 px with 200% text', viewport: [390, 844], text: '200%' },
  { size: '1280 px with 200% text', viewport: [1280, 800], text: '200%' },
];

/**
 * A small phone with large text. At this size, words may be cut off, but nothing may be wider than the screen.
 * Otherwise the bottom bar would move out of view.
 */
const NARROWEST: Size = { size: '320 px with 200% text', viewport: [320, 640], text: '200%' };

/** Vitest options for tests that check all sizes, which takes long. */
export const SLOW_TEST_OPTIONS = { timeout: 60_000 };

/** For each of the sizes: sets the size, waits for the layout, and calls `look` with the name of the size. */
export async function forEachViewportSize(
  look: (size: string) => Promise<void> | void,
  sizes = SIZES,
): Promise<void> {
  try {
    for (const { size, viewport, text } of sizes) {
      await page.viewport(...viewport);
      setTextSize(text);
      await waitForLayout();
      await look(size);
    }
  } finally {
    setTextSize('100%');
  }
}

/** Waits until fonts are loaded, resize observers have run, and the page has rendered again. */
export async function waitForLayout(): Promise<void> {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** Returns the topmost modal dialog, or the body of the page if no dialog is open. */
const shownNow = (): Element =>
  [...document.querySelectorAll('dialog:modal, [role="dialog"][aria-modal="true"]')].at(-1) ??
  document.body;

/**
 * The longest wait for the layout, in milliseconds. Some parts of a page, such as charts, are drawn after the page,
 * because they depend on the size of an element. On a busy machine, this takes time.
 */
const SETTLED_WITHIN_MS = 5000;

/** Waits for the layout of the page. Returns the layout faults of `root` that remain. */
export async function remainingLayoutFaults(
  root: Element = shownNow(),
  faultsOf = layoutFaults,
): Promise<string[]> {
  const end = performance.now() + SETTLED_WITHIN_MS;
  await waitForLayout();
  let faults = faultsOf(root);
  while (faults.length > 0 && performance.now() < end) {
    await new Promise(requestAnimationFrame);
    faults = faultsOf(root);
  }
  return faults;
}

/**
 * Fails if texts or controls overlap or are cut off at one of `SIZES`. Also fails if anything scrolls sideways at one
 * of `SIZES` or at `NARROWEST`.
 */
export async function expectGoodLayout(): Promise<void> {
  const faults: string[] = [];
  const look = (faultsOf: typeof layoutFaults) => async (size: string) => {
    const found = await remainingLayoutFaults(shownNow(), faultsOf);
    faults.push(...found.map((fault) => `${size}: ${fault}`));
  };
  await forEachViewportSize(look(layoutFaults));
  await forEachViewportSize(look(sidewaysScrollFaults), [NARROWEST]);
  expect(faults, faults.join('\n')).toEqual([]);
}
