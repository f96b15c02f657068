import { expect, it } from 'vitest';
import { send } from '../support/api';
import { expectContentPolicyOfPage } from '../support/first-page';

async function pageAt(path: string) {
  const response = await send('GET', path);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

it.each(['/about', '/dashboard', '/appeals/unknown', '/sign-in/', '/no/such/page'])(
  'GET %s returns rendered content, and a content security policy that allows its script and styles',
  async (path) => {
    const { headers, html } = await pageAt(path);
    expect(html).toMatch(/<main .*<h1/s);
    expect(headers.get('cache-control')).toBe('no-cache');
    expectContentPolicyOfPage({ headers, html });
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(html).not.toMatch(/<[^>]+ style="/);
  },
);

it.each(['/no/such/page', '/index.html', '/about/more', '/appeals/'])(
  'GET %s returns the "page not found" page with status 404',
  async (path) => {
    const { status, html } = await pageAt(path);
    expect(status).toBe(404);
    expect(html).toContain('<title>404 Page Not Found · BoloBoard</title>');
  },
);
