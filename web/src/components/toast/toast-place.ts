/** The upper and lower edge of an element, in pixels from the top of the window. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** The minimum gap in pixels between a toast and an element that it must not cover. */
export const GAP_PX = 8;

/**
 * Returns the bottom edge for a toast of this height. It is the lowest place, at `lowest` or above, at which the toast
 * covers no element of `kept`. If there is no such place, it is the place at which the toast covers the least.
 */
export function toastBottom(height: number, lowest: number, kept: readonly Span[]): number {
  const places = [lowest, ...kept.map(({ top }) => top - GAP_PX)]
    .filter((bottom) => bottom <= lowest && bottom >= Math.min(height, lowest))
    .sort((one, other) => other - one)
    .map((bottom) => ({ bottom, covered: coveredBy({ top: bottom - height, bottom }, kept) }));
  const least = Math.min(...places.map(({ covered }) => covered));
  return places.find(({ covered }) => covered === least)?.bottom ?? lowest;
}

const coveredBy = (toast: Span, kept: readonly Span[]): number =>
  kept
    .map(({ top, bottom }) => Math.min(bottom, toast.bottom) - Math.max(top, toast.top))
    .reduce((sum, covered) => sum + Math.max(0, covered), 0);
