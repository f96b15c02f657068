/** The fault left by a call to `url`, a glob as `page.route` takes it; `reason` is a regular expression's. */
export function failedLoad(url: string, reason: string): RegExp {
  const address = url
    .split(/\*+/)
    .map((part) => part.replaceAll(/[$()+.?[\\\]^{|}]/g, '\\$&'))
    .join('\\S*');
  return new RegExp(`^console\\.error: Failed to load resource: ${reason} \\(${address}\\)$`);
}
