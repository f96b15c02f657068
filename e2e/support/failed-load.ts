/** Returns the pattern of a failed request's console error. `url` is a glob, `reason` a regular expression. */
export function failedLoad(url: string, reason: string): RegExp {
  const address = url
    .split(/\*+/)
    .map((part) => part.replaceAll(/[$()+.?[\\\]^{|}]/g, '\\$&'))
    .join('\\S*');
  return new RegExp(`^console\\.error: Failed to load resource: ${reason} \\(${address}\\)$`);
}
