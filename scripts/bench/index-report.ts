import { markdownTable } from '../report/markdown-table';
import { quantile } from './own-cpu';
import type { OpenLoopResult } from './open-loop';

/** The results of one implementation of the item queries. */
export interface IndexResultsColumn {
  readonly title: string;
  /** The texts of the column's cells, by the title of their row. */
  readonly cells: Readonly<Record<string, string>>;
}

/**
 * Returns a table with a column for each implementation. The rows are in the order in which the columns first mention
 * them.
 */
export function comparisonTable(columns: readonly IndexResultsColumn[]): string {
  const titles = new Set(columns.flatMap(({ cells }) => Object.keys(cells)));
  return markdownTable(
    ['', ...columns.map(({ title }) => title)],
    Array.from(titles, (title) => [title, ...columns.map(({ cells }) => cells[title] ?? '')]),
  );
}

/** Returns the median and the 99th percentile as text, with the number of failed requests if any failed. */
export function responseTimesCell({ times, failures }: OpenLoopResult): string {
  const cell = [0.5, 0.99].map((share) => quantile(times, share).toFixed(1)).join(' / ');
  return failures.length === 0 ? `${cell} ms` : `${cell} ms, ${String(failures.length)} failed`;
}

export interface IndexLoadMeasurement {
  readonly items: number;
  readonly bytes: number;
  /** Milliseconds from the start to the end of loading. */
  readonly ms: number;
  /** CPU milliseconds of this process, without the time for generating items. */
  readonly ownCpuMs: number;
  /** CPU milliseconds of the engine's nodes, or null if there is no engine. */
  readonly engineCpuMs: number | null;
}

/** Returns the cells with the size of an index and the time of loading it. */
export const loadingCells = ({
  items,
  bytes,
  ms,
  ownCpuMs,
  engineCpuMs,
}: IndexLoadMeasurement) => ({
  items: items.toLocaleString('en-US'),
  size: `${(bytes / 1_000_000).toFixed(1)} MB`,
  'size of an item': `${(bytes / items).toFixed(0)} bytes`,
  'load or index': `${(ms / 1000).toFixed(1)} s`,
  'items a second': Math.round((items / ms) * 1000).toLocaleString('en-US'),
  'CPU time of an item, this process': `${(ownCpuMs / items).toFixed(3)} ms`,
  'CPU time of an item, engine':
    engineCpuMs === null ? '' : `${(engineCpuMs / items).toFixed(3)} ms`,
});
