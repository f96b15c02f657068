import { gapsIn } from '../candidates/line-parts';
import type { TitleCandidate } from '../candidates/title-candidates';
import { bottomEdge } from '../layout/geometry';
import { median } from '../layout/letter-size';
import type { TextLine } from '../layout/text-lines';
import { inkDifferenceFeatures, meanInkOf } from './ink';
import type { PageFacts } from './page-facts';

const FAR = 40;

/**
 * Returns features of the title model that compare the lines inside a title: widths and sizes (as ratios), distances
 * and left edges (in cap heights), and ink (as differences).
 */
export function linesInsideTitleFeatures({ lines }: TitleCandidate): number[] {
  const widths = lines.map(({ box }) => box.width);
  const sizes = lines.map(({ size }) => size);
  const inks = lines.map(({ words }) => meanInkOf(words));
  const pitches = lines.slice(1).map((line, index) => {
    const above = lines[index] ?? line;
    return (bottomEdge(line.box) - bottomEdge(above.box)) / above.size;
  });
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return [
    (widths.at(-1) ?? 0) / Math.max(...widths),
    Math.max(...sizes) / Math.min(...sizes),
    pitches.length > 0 ? Math.max(...pitches) : 0,
    pitches.length > 0 ? spread(pitches) : 0,
    spread(inks.map(({ contrast }) => contrast)),
    spread(inks.map(({ density }) => density)),
    spread(inks.map(({ saturation }) => saturation)),
    spread(lines.map(({ box }) => box.x)) / Math.max(...sizes),
  ];
}

/**
 * Returns features of the title model about gaps between words: the widest gap in the title (in cap heights), its ratio
 * to the median gap, the gap between the last line and the text that was cut from it (in cap heights), and the number
 * of words that were cut.
 */
export function titleWordGapFeatures({ lines, words }: TitleCandidate): number[] {
  const kept = new Set(words);
  const last = lines.at(-1);
  const inside = lines.flatMap((line) =>
    gapsIn({ size: line.size, words: line.words.filter((word) => kept.has(word)) }),
  );
  const end = last ? last.words.findLastIndex((word) => kept.has(word)) : 0;
  const all = lines.reduce((sum, line) => sum + line.words.length, 0);
  return [
    Math.max(0, ...inside),
    Math.max(0, ...inside) / Math.max(0.1, median(inside)),
    last ? (gapsIn(last)[end] ?? 0) : 0,
    all - words.length,
  ];
}

/**
 * Returns two features of the title model, in cap heights: how much the distance to the line below the title, and to
 * the line above it, exceeds the distances between the lines of the title.
 */
export function titleLinePitchFeatures(
  { lines }: TitleCandidate,
  below: TextLine | null,
  above: TextLine | null,
): number[] {
  const [first, second] = lines;
  const [last, beforeLast] = [lines.at(-1), lines.at(-2)];
  const pitch = (a: TextLine | null | undefined, b: TextLine | null | undefined): number =>
    a && b ? Math.min(FAR, (bottomEdge(b.box) - bottomEdge(a.box)) / a.size) : FAR;
  return [
    second ? pitch(last, below) - pitch(beforeLast, last) : 0,
    second ? pitch(above, first) - pitch(first, second) : 0,
  ];
}

/**
 * Returns ten features of the title model: how the first or last line of a title differs from the next line outside the
 * title. The features are distances and left edge (in cap heights), size and width (as ratios), ink, and whether the
 * line outside has an amount. Large differences mean that the line outside is probably not part of the title.
 */
export function titleEdgeLineFeatures(
  edge: TextLine | undefined,
  other: TextLine | null,
  facts: PageFacts,
): number[] {
  if (!edge || !other) return [FAR, FAR, 0, 0, 0, 0, 0, 0, 0, 0];
  return [
    Math.min(FAR, Math.abs(bottomEdge(other.box) - bottomEdge(edge.box)) / edge.size),
    Math.min(
      FAR,
      Math.max(other.box.y - bottomEdge(edge.box), edge.box.y - bottomEdge(other.box)) / edge.size,
    ),
    other.size / edge.size,
    (other.box.x - edge.box.x) / edge.size,
    other.box.width / edge.box.width,
    ...inkDifferenceFeatures(meanInkOf(other.words), meanInkOf(edge.words)),
    facts.amountLines.has(other) ? 1 : 0,
  ];
}
