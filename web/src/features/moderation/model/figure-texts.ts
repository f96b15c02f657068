import type { DayFigures, SiteFigures } from '@contract/schemas/figures';
import { compactCount, formatAgo, formatCount } from '@/lib/format';
import type { FigureName, FigureRow } from './figure-rows';

interface Series {
  readonly name: FigureName;
  readonly label: string;
}

export interface FiguresChartDefinition {
  readonly title: string;
  /** 'line' for amounts at the end of each day, 'bars' for the number of events on each day. */
  readonly kind: 'line' | 'bars';
  readonly series: readonly [Series, Series?];
  readonly unit?: 'minutes';
  readonly note?: string;
}

export const FIGURES_CHARTS: readonly FiguresChartDefinition[] = [
  { title: 'Members', kind: 'line', series: [{ name: 'members', label: 'Members' }] },
  {
    title: 'New and Deleted Members',
    kind: 'bars',
    series: [
      { name: 'newMembers', label: 'New' },
      { name: 'deletedMembers', label: 'Deleted' },
    ],
  },
  {
    title: 'Sessions in Use',
    kind: 'bars',
    series: [{ name: 'activeSessions', label: 'Sessions' }],
    note: 'Each device counts once a day. A member with two devices counts twice.',
  },
  { title: 'Items', kind: 'line', series: [{ name: 'items', label: 'Items' }] },
  { title: 'Submissions', kind: 'bars', series: [{ name: 'submissions', label: 'Submissions' }] },
  { title: 'Premium Members', kind: 'line', series: [{ name: 'premium', label: 'Premium' }] },
  {
    title: 'Premium Started and Ended',
    kind: 'bars',
    series: [
      { name: 'premiumStarted', label: 'Started' },
      { name: 'premiumEnded', label: 'Ended' },
    ],
  },
  {
    title: 'Reports',
    kind: 'bars',
    series: [
      { name: 'reports', label: 'Made' },
      { name: 'decidedReports', label: 'Decided' },
    ],
  },
  {
    title: 'Time to a Decision',
    kind: 'bars',
    unit: 'minutes',
    series: [{ name: 'medianDecisionMinutes', label: 'Median' }],
    note: 'From the report to the first decision by an admin. A week shows the median of its days.',
  },
  { title: 'Page Views', kind: 'bars', series: [{ name: 'pageViews', label: 'Views' }] },
];

/**
 * Returns a duration as text, for example '1.5 hours' for 90 minutes. Rounds the duration, because the server's median
 * can be wrong by 15%.
 */
export function durationText(minutes: number): string {
  if (minutes < 90) return formatCount(Math.round(minutes), 'minute');
  const hours = minutes / 60;
  if (hours < 36) return `${rounded(hours)} hours`;
  return `${rounded(hours / 24)} days`;
}

const rounded = (value: number): string => String(Number(value.toFixed(1)));

/** Returns a figure as text. A missing decision time is 'none'. Any other missing figure is 'not counted'. */
export function figureText(chart: FiguresChartDefinition, value: number | null): string {
  if (value === null) return chart.unit === 'minutes' ? 'none' : 'not counted';
  return chart.unit === 'minutes' ? durationText(value) : value.toLocaleString('en-US');
}

/** The unit of an axis. `size` is the number by which values are divided before the axis shows them. */
export interface AxisUnit {
  readonly size: number;
  readonly suffix: string;
}

const COUNT: AxisUnit = { size: 1, suffix: '' };
const MINUTES: AxisUnit = { size: 1, suffix: 'm' };
const LONGER: readonly AxisUnit[] = [
  { size: 24 * 60, suffix: 'd' },
  { size: 60, suffix: 'h' },
];

/**
 * Returns the unit of an axis for values up to `max`. For minutes, the unit is days if `max` is above two days, hours
 * if it is above two hours, and minutes otherwise, so that the labels are whole numbers.
 */
export function axisUnit(chart: FiguresChartDefinition, max: number): AxisUnit {
  if (chart.unit !== 'minutes') return COUNT;
  return LONGER.find(({ size }) => max > 2 * size) ?? MINUTES;
}

/** Returns the label of a value on the axis. Returns '' for a value that is not a whole number. */
export const tickText = ({ suffix }: AxisUnit, value: number): string =>
  Number.isInteger(value) ? `${compactCount(value)}${suffix}` : '';

export const seriesOf = ({ series }: FiguresChartDefinition): readonly Series[] =>
  series.filter((one) => one !== undefined);

/** Returns the figures of a row as text, for example 'Nov 21, 2026: New 12, Deleted 1'. */
export const rowInWords = (chart: FiguresChartDefinition, { name, figures }: FigureRow): string =>
  `${name}: ${seriesOf(chart)
    .map((series) => `${series.label} ${figureText(chart, figures[series.name])}`)
    .join(', ')}`;

/** Describes a chart in words: its title, and the first and the last row with a value. */
export function chartInWords(chart: FiguresChartDefinition, rows: readonly FigureRow[]): string {
  const known = rows.filter(({ figures }) =>
    seriesOf(chart).some(({ name }) => figures[name] !== null),
  );
  const first = known[0];
  const last = known.at(-1);
  if (!first || !last) return `${chart.title}. Nothing counted yet.`;
  return `${chart.title}. ${rowInWords(chart, first)}. ${rowInWords(chart, last)}.`;
}

export interface FigureTile {
  readonly label: string;
  readonly value: string;
  readonly detail: string | null;
}

/** Returns the tiles above the charts: the current numbers, and how long decisions took in the chosen range. */
export function figureTiles(
  { now, medianDecisionMinutes }: SiteFigures,
  time: number,
): FigureTile[] {
  const plain = (label: string, value: number, detail: string | null = null) => ({
    label,
    value: value.toLocaleString('en-US'),
    detail,
  });
  return [
    plain('Members', now.members),
    plain('Items', now.items),
    plain('Premium Members', now.premium),
    plain(
      'Pending Reports',
      now.pendingReports,
      now.oldestPendingAt === null
        ? null
        : `Oldest: ${formatAgo(Date.parse(now.oldestPendingAt), time)}`,
    ),
    plain('Pending Appeals', now.pendingAppeals),
    {
      label: 'Time to a Decision',
      value: medianDecisionMinutes === null ? 'None' : durationText(medianDecisionMinutes),
      detail: 'Median in this period',
    },
  ];
}

const CSV_COLUMNS: readonly (keyof DayFigures)[] = [
  'day',
  'members',
  'newMembers',
  'deletedMembers',
  'activeSessions',
  'items',
  'submissions',
  'premium',
  'premiumStarted',
  'premiumEnded',
  'reports',
  'decidedReports',
  'medianDecisionMinutes',
  'pageViews',
] as (keyof DayFigures)[];

/**
 * Returns the figures of the days as CSV (RFC 4180), with a byte order mark for Excel. A cell is empty if the figure
 * was not counted on that day.
 */
export const figuresCsv = (days: readonly DayFigures[]): string =>
  `\uFEFF${[CSV_COLUMNS, ...days.map((day) => CSV_COLUMNS.map((name) => day[name] ?? ''))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('')}`;
