const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** Returns a text that HTML shows as it is, also in an attribute in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<"]/g, (sign) => ESCAPES[sign] ?? sign);
