/**
 * Returns a pattern for the console error that the browser logs when a request fails. `url` is a glob, and `reason` is
 * a regular expression.
 */
export function failedRequestPattern(url: string, reason: string): RegExp {
  const address = url
    .split(/\*+/)
    .map((part) => part.replaceAll(/[$()+.?[\\\]^{|}]/g, '\\$&'))
    .join('\\S*');
  return new RegExp(`^console\\.error: Failed to load resource: ${reason} \\(${address}\\)$`);
}
