export function sessionCookieOf(headers: Headers): string {
  const cookie = /^__session=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0];
  if (!cookie) throw new Error('The response has no session cookie.');
  return cookie;
}
