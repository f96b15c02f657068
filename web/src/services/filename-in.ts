const PARAMETER = /;\s*([\w*]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g;
const UTF_8_VALUE = /^UTF-8''(.+)$/i;

/** Returns the file name in a `Content-Disposition` header (RFC 6266). Returns null if the header has none. */
export function filenameIn(header: string | null): string | null {
  const found = [...(header ?? '').matchAll(PARAMETER)];
  const parameters = new Map(
    found.map(([, name = '', quoted, token = '']) => [
      name.toLowerCase(),
      quoted?.replace(/\\(.)/g, '$1') ?? token,
    ]),
  );
  const encoded = UTF_8_VALUE.exec(parameters.get('filename*') ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return parameters.get('filename') ?? null;
}
