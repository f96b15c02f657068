import { api } from '../../contract/endpoints/api';
import type { Endpoint, EndpointTable, RateLimit } from '../../contract/endpoints/define-endpoint';
import { MAX_JSON_BYTES } from '../../functions/src/http/guard';
import { markdownTable } from '../report/markdown-table';
import { type Constant, valuesIn } from './contract-constants';
import { withDecisionLinks } from './decision-index';

const UNITS = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
  ['second', 1],
] as const;

const shownNumber = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 4 });

const counted = (count: number, unit: string) =>
  `${shownNumber(count)} ${unit}${count === 1 ? '' : 's'}`;

/**
 * Returns a duration as text, in the largest unit that gives a whole number: '90 seconds', '2 minutes', '1 hour' or '14
 * days'.
 */
export function formatDuration(seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? UNITS[3];
  return counted(seconds / length, unit);
}

function size(bytes: number): string {
  if (bytes % (1024 * 1024) === 0) return `${shownNumber(bytes / (1024 * 1024))} MB`;
  return bytes % 1024 === 0 ? `${shownNumber(bytes / 1024)} KB` : counted(bytes, 'byte');
}

const BY_ENDING: readonly (readonly [RegExp, (value: number) => string])[] = [
  [/BYTES$/, size],
  [/_MS$/, (value) => formatDuration(value / 1000)],
  [/_SECONDS$/, formatDuration],
  [/_MINUTES$/, (value) => formatDuration(value * 60)],
  [/_HOURS$/, (value) => counted(value, 'hour')],
  [/_DAYS$/, (value) => counted(value, 'day')],
  [/_CENTS$/, (value) => `$${(value / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`],
];

/** Returns a value as text with its unit, which follows from the end of the constant's name, such as '_MS'. */
export function formatConstantValue(name: string, value: number): string {
  if (value === Infinity) return 'no limit';
  const [, show = shownNumber] = BY_ENDING.find(([ending]) => ending.test(name)) ?? [];
  return show(value);
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/**
 * Returns whether a number is a limit. A number that is more than one level deep in a constant, such as a fee of a
 * marketplace, is no limit.
 */
const isLimit = ({ name }: { readonly name: string }) => name.split('.').length <= 2;

/** Returns a Markdown table of the limits among these constants. */
export const constantsTable = (constants: readonly Constant[]): string =>
  markdownTable(
    ['constant', 'value', 'meaning', 'file'],
    constants.flatMap(({ file, name, value, comment }) =>
      valuesIn(name, value, isNumber)
        .filter(isLimit)
        .map((one, index) => [
          `\`${one.name}\``,
          formatConstantValue(name, one.value),
          index === 0 ? withDecisionLinks(comment.replaceAll('|', '\\|')) : '',
          `\`${file}\``,
        ]),
    ),
    { hasTexts: true },
  );

const PLANS = { visitor: 'visitors', free: 'free members', premium: 'premium members' } as const;

/** Returns a rate limit in words, such as '3 per account in 1 day (only successful calls)'. */
export function formatRateLimit(limit: RateLimit): string {
  const { max, per, windowSeconds, plan, group, store, onlySuccesses, onlyNewMembers } = limit;
  const conditions = [
    plan && PLANS[plan],
    onlySuccesses && 'only successful calls',
    onlyNewMembers && 'only calls that create a member',
    group && `with all '${group}' calls`,
    store === 'firestore' && 'all instances together',
  ].filter((condition) => typeof condition === 'string');
  const subject = per === 'email' ? 'email and address' : per;
  const words = `${shownNumber(max)} per ${subject} in ${formatDuration(windowSeconds)}`;
  return conditions.length === 0 ? words : `${words} (${conditions.join(', ')})`;
}

function bodyOf({ input }: Endpoint): string {
  const { file, rawBody, body, maxBodyBytes = MAX_JSON_BYTES } = input;
  if (file) return `file: ${size(file.maxBytes)}`;
  if (rawBody) return size(rawBody.maxBytes);
  return body ? size(maxBodyBytes) : '';
}

const table: EndpointTable = api;

/**
 * Returns a Markdown table that shows for each call the limits of its request and its rate limits. Leaves out calls
 * without a limit.
 */
export const callLimitsTable = (): string =>
  markdownTable(
    ['call', 'body at most', 'calls at most'],
    Object.values(table)
      .toSorted((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1))
      .map((endpoint) => [
        `\`${endpoint.method} ${endpoint.path}\``,
        bodyOf(endpoint),
        (endpoint.rateLimits ?? []).map(formatRateLimit).join('; '),
      ])
      .filter(([, ...limits]) => limits.some((limit) => limit !== '')),
    { hasTexts: true },
  );
