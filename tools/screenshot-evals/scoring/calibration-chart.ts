import { CONFIDENCE_HIGH } from '@contract/schemas/extraction';
import { wilsonInterval, type CalibrationBin } from './calibration';

const WIDTH = 640;
const HEIGHT = 560;
const PLOT = { left: 72, top: 56, side: 360 };
const BARS = { top: 444, height: 56 };
const BAR_WIDTH = 24;
const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];

const STYLE = `
  .paper { fill: #fff; }
  text { font: 13px system-ui, sans-serif; fill: #1a1d21; }
  .title { font-size: 16px; font-weight: 600; }
  .grid { stroke: #d5d9de; fill: none; }
  .ideal { stroke: #5d646c; stroke-dasharray: 4 4; }
  .likely { stroke: #0b6bcb; stroke-width: 2; }
  .share, .count, .high { fill: #0b6bcb; }
  .high { opacity: 0.1; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #14171a; }
    text { fill: #e8eaed; }
    .grid { stroke: #383e45; }
    .ideal { stroke: #a3abb3; }
    .likely { stroke: #6cb4ff; }
    .share, .count, .high { fill: #6cb4ff; }
  }
`;

/**
 * Returns an SVG chart. Its x axis is the confidence, and its y axis the share of right extractions. Each group has a
 * 90% interval and a count.
 */
export function calibrationChart(bins: readonly CalibrationBin[], caption: string): string {
  const total = bins.reduce((sum, bin) => sum + bin.total, 0);
  const most = Math.max(...bins.map((bin) => bin.total));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">`,
    `<title>Accuracy by confidence of ${total} extractions</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="${WIDTH}" height="${HEIGHT}"/>`,
    `<text class="title" x="${PLOT.left}" y="24">Accuracy by confidence</text>`,
    `<text x="${PLOT.left}" y="44">${caption}</text>`,
    ...frame(),
    ...bins.flatMap((bin) => marks(bin, most)),
    ...legend(),
    '</svg>\n',
  ].join('\n');
}

const across = (share: number): number => round(PLOT.left + share * PLOT.side);
const up = (share: number): number => round(PLOT.top + (1 - share) * PLOT.side);
const round = (pixels: number): number => Math.round(10 * pixels) / 10;

function frame(): string[] {
  const left = across(0);
  const right = across(1);
  const bottom = up(0);
  const high = across(CONFIDENCE_HIGH);
  return [
    `<rect class="high" x="${high}" y="${up(1)}" width="${right - high}" height="${PLOT.side}"/>`,
    ...TICKS.flatMap((tick) => [
      `<path class="grid" d="M${left} ${up(tick)}H${right}M${across(tick)} ${up(1)}V${bottom}"/>`,
      `<text x="${left - 10}" y="${up(tick) + 4}" text-anchor="end">${inPercent(tick)}</text>`,
      `<text x="${across(tick)}" y="${BARS.top + BARS.height + 18}" text-anchor="middle">${tick.toFixed(1)}</text>`,
    ]),
    `<path class="ideal" d="M${left} ${bottom}L${right} ${up(1)}"/>`,
    `<text x="${left}" y="${BARS.top + BARS.height + 40}">confidence of the extraction, in tenths</text>`,
  ];
}

function marks({ stated, right, total }: CalibrationBin, most: number): string[] {
  const [low, high] = wilsonInterval(right, total);
  const x = across(stated);
  const height = round((BARS.height * total) / most);
  const top = BARS.top + BARS.height - height;
  return [
    `<path class="likely" d="M${x} ${up(low)}V${up(high)}"/>`,
    `<circle class="share" cx="${x}" cy="${up(right / total)}" r="5"/>`,
    `<rect class="count" x="${round(x - BAR_WIDTH / 2)}" y="${round(top)}" width="${BAR_WIDTH}" height="${height}"/>`,
    `<text x="${x}" y="${round(top - 5)}" text-anchor="middle">${total}</text>`,
  ];
}

function legend(): string[] {
  const left = across(1) + 24;
  const entries = [
    `<circle class="share" cx="${left + 8}" cy="-4" r="5"/><text x="${left + 24}">title and price right</text>`,
    `<path class="likely" d="M${left + 8} -12V4"/><text x="${left + 24}">likely range (90%)</text>`,
    `<path class="ideal" d="M${left} 0L${left + 16} -8"/><text x="${left + 24}">perfect calibration</text>`,
    `<rect class="count" x="${left + 2}" y="-10" width="12" height="12"/><text x="${left + 24}">extractions</text>`,
    `<rect class="high" x="${left}" y="-12" width="16" height="16"/><text x="${left + 24}">high confidence</text>`,
  ];
  return entries.map(
    (entry, row) => `<g transform="translate(0 ${PLOT.top + 24 + 26 * row})">${entry}</g>`,
  );
}

const inPercent = (share: number): string => `${(100 * share).toFixed(0)}%`;
