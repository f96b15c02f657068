/** The session that an answer opens, as the `Cookie` header of a browser. */
export function sessionCookieOf(headers: Headers): string {
  const cookie = /^__session=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0];
  if (!cookie) throw new Error('The answer opens no session.');
  return cookie;
}
