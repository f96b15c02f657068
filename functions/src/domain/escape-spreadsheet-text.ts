/**
 * Matches the beginning of a formula in a spreadsheet. Spaces and invisible characters can precede it, and it can be
 * written in full-width characters (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = String.raw`[\s\p{C}\p{Z}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20\u2212]`;
const AT_START = new RegExp(`^(?=[\\t\\r\\n]|${FORMULA})`, 'u');
/**
 * Matches a separator before a formula. A semicolon, tab or line break may start a new cell, because some spreadsheets
 * separate cells by these characters and ignore quotes inside a line.
 */
const AFTER_SEPARATOR = new RegExp(`(?<=[;\\t\\n]|\\r(?!\\n))(?=${FORMULA})`, 'gu');

/**
 * Escapes a text for spreadsheets. Puts an apostrophe before each part that looks like a formula, so that a
 * spreadsheet shows the text and does not calculate it.
 */
export const escapeSpreadsheetText = (text: string): string =>
  text.replace(AFTER_SEPARATOR, "'").replace(AT_START, "'");
