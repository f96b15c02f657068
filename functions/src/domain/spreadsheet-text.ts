/**
 * Text that a spreadsheet can treat as the beginning of a formula, also after spaces and invisible characters, and with
 * full-width characters (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = String.raw`[\s\p{C}\p{Z}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20\u2212]`;
const AT_START = new RegExp(`^(?=[\\t\\r\\n]|${FORMULA})`, 'u');
/** Some spreadsheets separate cells by semicolons or tabs, and ignore quotes inside a line. */
const AFTER_SEPARATOR = new RegExp(`(?<=[;\\t\\n]|\\r(?!\\n))(?=${FORMULA})`, 'gu');

/**
 * Escapes a text for spreadsheets: puts an apostrophe before each part that looks like a formula, so that it is shown
 * and not calculated.
 */
export const spreadsheetText = (text: string): string =>
  text.replace(AFTER_SEPARATOR, "'").replace(AT_START, "'");
