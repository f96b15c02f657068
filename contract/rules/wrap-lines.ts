export interface WrapOptions {
  readonly width: number;
  readonly maxLines: number;
  readonly widthOf: (text: string) => number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Breaks text into lines between words, or inside a word that is wider than a line. Ends the last line with an ellipsis
 * if the text is too long.
 */
export function wrapLines(text: string, spec: WrapOptions): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '') {
    if (lines.length === spec.maxLines - 1) return [...lines, cutLine(rest, spec)];
    const line = firstLine(rest, spec);
    lines.push(line);
    rest = rest.slice(line.length).trimStart();
  }
  return lines;
}

function firstLine(text: string, { width, widthOf }: WrapOptions): string {
  let line = '';
  for (const { index } of text.matchAll(/(?<=\S)(?=\s|$)/g)) {
    const longer = text.slice(0, index);
    if (widthOf(longer) > width) break;
    line = longer;
  }
  return line === '' ? fittingStart(text, (start) => widthOf(start) <= width) : line;
}

function cutLine(text: string, { width, widthOf }: WrapOptions): string {
  if (widthOf(text) <= width) return text;
  const cut = (start: string) => `${start.trimEnd()}…`;
  return cut(fittingStart(text, (start) => widthOf(cut(start)) <= width));
}

function fittingStart(text: string, fits: (start: string) => boolean): string {
  let start = '';
  for (const { segment } of graphemes.segment(text)) {
    if (start !== '' && !fits(start + segment)) break;
    start += segment;
  }
  return start;
}
