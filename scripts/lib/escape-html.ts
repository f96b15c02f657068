const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** Escapes a text for HTML, so that it is shown unchanged. The result is also safe in an attribute in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<"]/g, (sign) => ESCAPES[sign] ?? sign);
