const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;
const UNRESERVED = /%(?:2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;

/** Whether a path climbs, however its dots and slashes are written. Browsers resolve such paths first. */
function climbs(decoded: string): boolean {
  return decoded.split(/[/\\]/).some((segment) => segment === '.' || segment === '..');
}

/**
 * The path and query that a request asks for, in the one form that rules are matched against:
 * without an origin, and with letters, digits and `-._~` written plainly (RFC 3986, 6.2.2.2).
 * @param target the request line's: `/path?query`, or with an origin before it
 * @returns null where it is malformed or climbs out of its folder
 */
export function readTarget(target: string): string | null {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(target.replace(ABSOLUTE_FORM, '')) ?? [];
  if (!path.startsWith('/')) return null;
  try {
    if (climbs(decodeURIComponent(path))) return null;
  } catch {
    return null;
  }
  return path.replace(UNRESERVED, decodeURIComponent) + query;
}
