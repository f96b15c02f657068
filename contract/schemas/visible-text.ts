const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/** Control and bidirectional characters except line feeds, and lone surrogates (\p{Cs}), which Firestore cannot store. */
const CONTROL = /(?!\n)\p{Cc}|\p{Bidi_Control}|\p{Cs}/gu;
/** Blank characters that Unicode classifies as letters or symbols. */
const BLANK = '\\p{Default_Ignorable_Code_Point}\\u2800\\u{1d159}\\u{13441}\\u{13442}';
const VISIBLE = new RegExp(
  `(?![${BLANK}])[\\p{L}\\p{N}\\p{P}\\p{S}\\p{Extended_Pictographic}]`,
  'u',
);

/**
 * Returns a text of several lines, trimmed and without control and bidirectional characters and lone surrogates.
 * Returns '' if nothing in the text is visible. Keeps joiners, which emoji and some scripts need.
 */
export function visibleLines(text: string): string {
  const lines = text.replaceAll(LINE_BREAK, '\n').replaceAll('\t', ' ').replaceAll(CONTROL, '');
  return VISIBLE.test(lines) ? lines.trim() : '';
}

/** Like `visibleLines`, but with a space for each line break. */
export const visibleLine = (text: string): string => visibleLines(text).replaceAll('\n', ' ');
