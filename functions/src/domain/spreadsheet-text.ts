/**
 * What a spreadsheet can take for the beginning of a formula, also after spaces and invisible characters, and in
 * full-width forms (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = String.raw`[\s\p{C}\p{Z}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20\u2212]`;
const AT_START = new RegExp(`^(?=[\\t\\r\\n]|${FORMULA})`, 'u');
/** Some spreadsheets separate cells by semicolons or tabs, and do not respect quotes inside a line. */
const AFTER_SEPARATOR = new RegExp(`(?<=[;\\t\\n]|\\r(?!\\n))(?=${FORMULA})`, 'gu');

/** Returns a text that spreadsheets show and do not calculate: an apostrophe goes before what looks like a formula. */
export const spreadsheetText = (text: string): string =>
  text.replace(AFTER_SEPARATOR, "'").replace(AT_START, "'");
