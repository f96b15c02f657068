import { CONFIDENCE_HIGH } from '@contract/schemas/ocr';
import type { Score } from './score';

const NAME_WIDTH = 18;

/** A table of how many prices, titles and both are right: all, by platform, by layout; what is wrong; times. */
export function scoreTable(scores: readonly Score[]): string {
  const groups = [
    ['all', scores] as const,
    ...groupedBy(scores, ({ truth }) => truth.platform),
    ...groupedBy(scores, ({ truth }) => truth.layout),
  ];
  const sure = scores.filter(({ isSure }) => isSure);
  const sureRight = sure.filter(isRight);
  const times = scores.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  return [
    `${'group'.padEnd(NAME_WIDTH)}    n  price  title   both`,
    ...groups.map(([name, group]) => row(name, group)),
    '',
    ...scores.filter((score) => !isRight(score)).flatMap(mistake),
    `confidence ${CONFIDENCE_HIGH} or more: ${sure.length} of ${scores.length}, both right in ${sureRight.length}`,
    `a reading took ${median.toFixed(0)} ms (median), ${(times.at(-1) ?? 0).toFixed(0)} ms at most`,
  ].join('\n');
}

const isRight = ({ priceRight, titleRight }: Score): boolean => priceRight && titleRight;

function groupedBy(scores: readonly Score[], key: (score: Score) => string) {
  const names = [...new Set(scores.map(key))].toSorted();
  return names.map((name) => [name, scores.filter((score) => key(score) === name)] as const);
}

function row(name: string, scores: readonly Score[]): string {
  const share = (isCounted: (score: Score) => boolean): string =>
    `${((100 * scores.filter(isCounted).length) / scores.length).toFixed(0)}%`.padStart(7);
  const columns = [share((s) => s.priceRight), share((s) => s.titleRight), share(isRight)];
  return name.padEnd(NAME_WIDTH) + String(scores.length).padStart(5) + columns.join('');
}

function mistake({ truth, read, priceRight, titleRight }: Score): string[] {
  return [
    truth.file,
    ...(priceRight ? [] : [`  price: ${read.price || '-'} (is ${truth.price})`]),
    ...(titleRight ? [] : [`  title: ${read.title || '-'} (is ${truth.title})`]),
    '',
  ];
}
