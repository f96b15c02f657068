/** A code point without a character, directly below the surrogates. It marks an escaped code unit. */
const ESCAPE = '\uD7FF';
const ABOVE = /[\uD7FF-\uFFFF]/g;
const HAS_ABOVE = /[\uD7FF-\uFFFF]/;
const ESCAPED = new RegExp(`${ESCAPE}([0-9a-f]{4})`, 'g');

export const escapedCodeUnit = (unit: string): string =>
  ESCAPE + unit.charCodeAt(0).toString(16).padStart(4, '0');

/**
 * Encodes a text for a keyword field, so that keys sort as JavaScript sorts the texts: by UTF-16 code unit.
 * Elasticsearch sorts by UTF-8 byte and rejects lone surrogates. Most texts stay unchanged.
 */
export const sortableKeyOf = (text: string): string =>
  HAS_ABOVE.test(text) ? text.replace(ABOVE, escapedCodeUnit) : text;

/** Decodes the text of a key. */
export const textOfSortableKey = (key: string): string =>
  key.replace(ESCAPED, (_all, digits: string) => String.fromCharCode(parseInt(digits, 16)));
