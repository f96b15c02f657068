/** The width and height of a viewport in CSS pixels. Use it as `page.viewport(...PHONE)`. */
type Viewport = readonly [width: number, height: number];

/** The two sizes at which tests run. Component tests start at the size of a phone. */
export const PHONE: Viewport = [390, 844];
export const DESKTOP: Viewport = [1280, 800];

/** The sizes of a phone and a desktop, for `test.each(BOTH_SIZES)('does X on a $size', async ({ viewport }) => …`. */
export const BOTH_SIZES: readonly { readonly size: string; readonly viewport: Viewport }[] = [
  { size: 'phone', viewport: PHONE },
  { size: 'desktop', viewport: DESKTOP },
];

/** Sets the size of text, as the browser's setting does. The next test starts at 100% again. */
export function setTextSize(size: '100%' | '200%'): void {
  document.documentElement.style.fontSize = size === '100%' ? '' : size;
}
