/**
 * Returns a pattern that matches the console error of a failed request. `url` is a glob, `reason` is a regular
 * expression.
 */
export function failedRequestPattern(url: string, reason: string): RegExp {
  const address = url
    .split(/\*+/)
    .map((part) => part.replaceAll(/[$()+.?[\\\]^{|}]/g, '\\$&'))
    .join('\\S*');
  return new RegExp(`^console\\.error: Failed to load resource: ${reason} \\(${address}\\)$`);
}
