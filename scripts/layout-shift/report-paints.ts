/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { PaintEntry } from './paint-entries';

declare global {
  interface Window {
    reportPaint: (entry: PaintEntry) => Promise<void>;
  }
}

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface LargestPaintEntry extends PerformanceEntry {
  readonly element: Element | null;
}

/**
 * Calls `report` for each document that the page opens from now on. In each document, also calls it for each layout
 * shift that no input caused, and for each candidate for the largest contentful paint. Call it before `goto`.
 */
export async function reportPaints(page: Page, report: (entry: PaintEntry) => void): Promise<void> {
  await page.exposeFunction('reportPaint', report);
  await page.addInitScript(observePaints);
}

/**
 * Runs in the page. Contains only methods and unnamed functions, because tsx adds the call of a helper to each named
 * function, and the page does not have this helper.
 */
function observePaints(): void {
  // Observes only the page itself, not its frames.
  if (window !== window.top) return;
  const document = performance.timeOrigin;
  const tools = {
    box({ x, y, width, height }: DOMRectReadOnly) {
      return { x, y, width, height };
    },
    part(node: Node | null) {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return null;
      const text = element.textContent.trim().replaceAll(/\s+/g, ' ');
      const label = element.getAttribute('aria-label') ?? '';
      return { name: element.localName, label, text: text.slice(0, 40) };
    },
  };
  void window.reportPaint({ kind: 'start', document, at: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShiftEntry[]) {
      if (entry.hadRecentInput) continue;
      const moves = entry.sources.map(({ node, previousRect, currentRect }) => ({
        part: tools.part(node),
        from: tools.box(previousRect),
        to: tools.box(currentRect),
      }));
      const { startTime: at, value: score } = entry;
      void window.reportPaint({ kind: 'shift', document, at, score, moves });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime: at, element } of list.getEntries() as LargestPaintEntry[])
      void window.reportPaint({ kind: 'paint', document, at, part: tools.part(element) });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
