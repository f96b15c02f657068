import { CONFIDENCE_HIGH } from '@contract/schemas/extraction';
import { calibrationBins } from './calibration';
import { type ItemPartScore, SCREENSHOT_VERSIONS, type ScreenshotVersion } from './item-part-score';
import { EXACT_COVER_OVERLAP, FOUND_COVER_OVERLAP } from './photo-score';
import type { RedactionScore } from './redaction-score';
import type { Score } from './score';

const NAME_WIDTH = 18;

export function scoreTable(scores: readonly Score[]): string {
  return [
    ...choiceRows(scores),
    '',
    ...pageRows(scores),
    '',
    ...confidenceRows(scores),
    '',
    ...hiddenRows(
      'personal boxes',
      scores.map(({ personal }) => personal),
    ),
    '',
    ...hiddenRows(
      'fee boxes',
      // Leaves out screenshots of sets without boxes of fees.
      scores.flatMap(({ fees, truth }) => (truth.extra?.feeBoxes ? [fees] : [])),
    ),
    '',
    ...coverRows(scores),
    '',
    ...partRows(scores),
    '',
    ...visibleRows(scores.map(({ part }) => part)),
    '',
    ...hardRows(scores),
  ].join('\n');
}

function choiceRows(scores: readonly Score[]): string[] {
  const groups: readonly ((score: Score) => string)[] = [
    () => 'all',
    ({ truth }) => truth.platform,
    ({ truth }) => truth.layout,
    ({ truth }) => truth.theme,
    ({ truth }) => (truth.noisy ? 'noisy' : 'clean'),
  ];
  const rows = groups.flatMap((nameOf) => ['', ...grouped(scores, nameOf).map(choiceRow)]);
  return [`${'group'.padEnd(NAME_WIDTH)}    n  price  title   both`, ...rows.slice(1)];
}

function choiceRow([name, scores]: readonly [string, readonly Score[]]): string {
  const right = [
    scores.filter(({ priceRight }) => priceRight),
    scores.filter(({ titleRight }) => titleRight),
    scores.filter(({ bothRight }) => bothRight),
  ];
  const columns = right.map(({ length }) => percent(length, scores.length).padStart(7));
  return name.padEnd(NAME_WIDTH) + String(scores.length).padStart(5) + columns.join('');
}

function pageRows(scores: readonly Score[]): string[] {
  const dated = scores.filter(({ truth }) => truth.soldDate !== null);
  const undated = scores.filter(({ truth }) => truth.soldDate === null);
  const invented = undated.filter(({ extracted }) => extracted.soldDate !== undefined);
  // Pages of older sets lack the field `platformSign`. They count as pages that show the platform.
  const signed = scores.filter(({ truth }) => truth.extra?.platformSign !== false);
  const wrong = scores.filter((score) => score.extracted.platform && !score.platformRight);
  return [
    row('platform right', count(signed, 'platformRight'), signed.length, 'that show a sign of it'),
    row('platform wrong', wrong.length, scores.length),
    row('sold date right', count(dated, 'dateRight'), dated.length, 'that show one'),
    row('sold date invented', invented.length, undated.length, 'that show none'),
  ];
}

function confidenceRows(scores: readonly Score[]): string[] {
  const sure = scores.filter(({ isSure }) => isSure);
  const bins = calibrationBins(scores).map(({ from, to, stated, total, right }) =>
    [
      `  ${from.toFixed(1)} to ${to.toFixed(1)}`.padEnd(NAME_WIDTH),
      String(total).padStart(5),
      percent(100 * stated, 100).padStart(9),
      percent(right, total).padStart(9),
    ].join(''),
  );
  return [
    row(`confidence ≥ ${CONFIDENCE_HIGH}`, sure.length, scores.length),
    row('  both right', count(sure, 'bothRight'), sure.length),
    `${'confidence'.padEnd(NAME_WIDTH)}    n   stated    right`,
    ...bins,
  ];
}

function hiddenRows(name: string, scores: readonly RedactionScore[]): string[] {
  const boxes = scores.flatMap((score) => score.boxes);
  const found = (some: Readonly<typeof boxes>): number =>
    some.filter(({ isRedacted }) => isRedacted).length;
  const otherText = scores.reduce((sum, score) => sum + score.otherText, 0);
  const covered = scores.reduce((sum, score) => sum + score.otherTextRedacted, 0);
  return [
    row(name, found(boxes), boxes.length, 'covered by 90% or more'),
    ...grouped(boxes, ({ kind }) => kind).map(([kind, some]) =>
      row(`  ${kind}`, found(some), some.length),
    ),
    `${'other text hidden'.padEnd(NAME_WIDTH)}${percent(covered, otherText).padStart(9)} of its area`,
  ];
}

function coverRows(scores: readonly Score[]): string[] {
  const overlaps = scores.flatMap(({ photo }) => (photo.overlap === null ? [] : [photo.overlap]));
  const without = scores.filter(({ photo }) => photo.isWithout);
  const invented = without.filter(({ photo }) => photo.isInvented);
  const atLeast = (least: number): string =>
    row(`cover IoU ≥ ${least}`, overlaps.filter((it) => it >= least).length, overlaps.length);
  return [
    atLeast(FOUND_COVER_OVERLAP),
    atLeast(EXACT_COVER_OVERLAP),
    row('cover invented', invented.length, without.length, 'without a photograph'),
  ];
}

function partRows(scores: readonly Score[]): string[] {
  const areas = scores.flatMap(({ part }) => (part.area === null ? [] : [part.area]));
  const inside = (what: keyof ItemPartScore['isInside'], of: string, some = scores): string => {
    const known = some.flatMap(({ part }) => part.isInside[what] ?? []);
    return row(`  ${what} inside`, known.filter(Boolean).length, known.length, of);
  };
  const titleRight = scores.filter((score) => score.titleRight);
  const priceRight = scores.filter((score) => score.priceRight);
  return [
    row('pages with a part', areas.length, scores.length, 'the others show nothing'),
    `${'  mean area'.padEnd(NAME_WIDTH)}${percent(sum(areas), areas.length).padStart(9)} of the screenshot`,
    inside('title', 'whose place is known'),
    inside('title', 'that was read right', titleRight),
    inside('price', 'whose place is known'),
    inside('price', 'that was read right', priceRight),
    inside('photo', 'whose cover was found'),
  ];
}

/** A page counts as personal if it shows personal information of one of these kinds. */
const PERSONAL_KINDS = ['name', 'address', 'email', 'phone'];

function visibleRows(scores: readonly ItemPartScore[]): string[] {
  const columns = (all: number, count: (view: ScreenshotVersion) => number): string =>
    SCREENSHOT_VERSIONS.map((view) => String(count(view)).padStart(VIEW_WIDTH)).join('') +
    `  of ${all}`;
  const kinds = grouped(
    scores.flatMap(({ boxes }) => boxes),
    ({ kind }) => kind,
  );
  const isShown = ({ boxes }: ItemPartScore, view: ScreenshotVersion): boolean =>
    boxes.some(({ kind, isVisible }) => PERSONAL_KINDS.includes(kind) && isVisible[view]);
  return [
    'visible'.padEnd(NAME_WIDTH) +
      SCREENSHOT_VERSIONS.map((view) => view.padStart(VIEW_WIDTH)).join(''),
    'pages'.padEnd(NAME_WIDTH) +
      columns(scores.length, (view) => scores.filter((score) => isShown(score, view)).length),
    ...kinds.map(
      ([kind, boxes]) =>
        `  ${kind}`.padEnd(NAME_WIDTH) +
        columns(boxes.length, (view) => boxes.filter(({ isVisible }) => isVisible[view]).length),
    ),
  ];
}

const VIEW_WIDTH = 11;

function hardRows(scores: readonly Score[]): string[] {
  return [true, false].map((noisy) => {
    const some = scores.filter(({ truth }) => truth.noisy === noisy);
    const hard = some.filter(({ extracted }) => extracted.isHardToRead);
    return row('hard to read', hard.length, some.length, noisy ? 'noisy' : 'clean');
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function grouped<T>(all: readonly T[], nameOf: (one: T) => string): [string, readonly T[]][] {
  const names = [...new Set(all.map(nameOf))].toSorted();
  return names.map((name) => [name, all.filter((one) => nameOf(one) === name)]);
}

type Judgement = 'platformRight' | 'dateRight' | 'bothRight';

const count = (scores: readonly Score[], judgement: Judgement): number =>
  scores.filter((score) => score[judgement]).length;

function row(name: string, part: number, whole: number, of = ''): string {
  const share = percent(part, whole).padStart(9);
  return `${name.padEnd(NAME_WIDTH)}${share}  ${part} of ${whole}${of && ` ${of}`}`;
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`;
