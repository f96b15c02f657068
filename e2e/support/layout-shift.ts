/// <reference lib="dom" />

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** For `addInitScript`: adds up how far the page's content moves by itself. */
export function countLayoutShifts(): void {
  const sum = { layoutShift: 0 };
  Object.assign(window, sum);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      if (!entry.hadRecentInput) sum.layoutShift += entry.value;
    Object.assign(window, sum);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The sum so far, for `evaluate`. */
export const layoutShift = (): number => Number(Reflect.get(window, 'layoutShift'));
