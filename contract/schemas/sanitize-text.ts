const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/**
 * Control characters (except line feeds), bidirectional characters, and lone surrogates (\p{Cs}), which Firestore
 * cannot store.
 */
const CONTROL = /(?!\n)\p{Cc}|\p{Bidi_Control}|\p{Cs}/gu;
/** Characters that look blank although Unicode classifies them as letters or symbols. */
const BLANK = '\\p{Default_Ignorable_Code_Point}\\u2800\\u{1d159}\\u{13441}\\u{13442}';
const VISIBLE = new RegExp(
  `(?![${BLANK}])[\\p{L}\\p{N}\\p{P}\\p{S}\\p{Extended_Pictographic}]`,
  'u',
);

/**
 * Trims a text of one or more lines. Removes control and bidirectional characters and lone surrogates. Replaces each
 * tab with a space, and each line break with a line feed. Returns '' if nothing visible is left. Keeps joiners, which
 * emoji and some scripts need.
 */
export function sanitizeMultilineText(text: string): string {
  const lines = text.replaceAll(LINE_BREAK, '\n').replaceAll('\t', ' ').replaceAll(CONTROL, '');
  return VISIBLE.test(lines) ? lines.trim() : '';
}

/** Does the same as `sanitizeMultilineText`, but replaces each line break with a space. */
export const sanitizeSingleLineText = (text: string): string =>
  sanitizeMultilineText(text).replaceAll('\n', ' ');
