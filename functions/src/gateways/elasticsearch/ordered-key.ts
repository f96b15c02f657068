/** A Hangul letter that Unicode does not assign. All surrogates and the units after them are above it. */
const ESCAPE = '\uD7FF';
const ABOVE = /[\uD7FF-\uFFFF]/g;
const HAS_ABOVE = /[\uD7FF-\uFFFF]/;
const ESCAPED = new RegExp(`${ESCAPE}([0-9a-f]{4})`, 'g');

export const escapedUnit = (unit: string): string =>
  ESCAPE + unit.charCodeAt(0).toString(16).padStart(4, '0');

/**
 * Encodes a text for a keyword field. Keys are equal if their texts are, and have the order of JavaScript, which compares UTF-16 code
 * units. Elasticsearch compares UTF-8 bytes, and refuses half of a surrogate pair. Most texts stay as they are.
 */
export const keyOf = (text: string): string =>
  HAS_ABOVE.test(text) ? text.replace(ABOVE, escapedUnit) : text;

/** Returns the text of a key. */
export const textOf = (key: string): string =>
  key.replace(ESCAPED, (_all, digits: string) => String.fromCharCode(parseInt(digits, 16)));
