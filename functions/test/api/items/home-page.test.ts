import { createHash } from 'node:crypto';
import { readJson } from '@contract/rules/first-page-json';
import { firstPageSchema } from '@contract/schemas/first-page';
import { beforeAll, describe, expect, it } from 'vitest';
import { send } from '../support/api';
import { createMember, type Member } from '../support/member';
import { shareSale } from '../support/share-sale';

const DATA = /<script type="application\/json" id="first-page">(.*?)<\/script>/s;

let member: Member;
beforeAll(async () => {
  member = await createMember();
  await shareSale(member);
});

const firstPageIn = (html: string) =>
  firstPageSchema.parse(readJson(DATA.exec(html)?.[1] ?? 'null'));

async function pageAt(path: string, init: Parameters<typeof send>[2] = {}) {
  const { status, headers, html } = await send('GET', path, init).then(async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    html: await answer.text(),
  }));
  return { status, headers, html, caching: headers.get('cache-control') };
}

describe('GET /', () => {
  it('is a rendered page with the newest items and their data', async () => {
    const { status, html } = await pageAt('/');
    expect(status).toBe(200);
    const { list, item } = firstPageIn(html);
    expect(item).toBeNull();
    expect(list.items.length).toBeGreaterThan(0);
    expect(html.match(/<article/g)).toHaveLength(list.items.length);
    for (const { id } of list.items) expect(html).toContain(`href="/item/${id}"`);
  });

  it('has one inline script and one style element, which the policy allows, and no style attribute', async () => {
    const { html, headers } = await pageAt('/');
    const policy = headers.get('content-security-policy') ?? '';
    const parts = [...html.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)];
    expect(parts.map(([, tag]) => tag)).toEqual(['script', 'style']);
    for (const [, tag = '', content = ''] of parts) {
      const hash = createHash('sha256').update(content).digest('base64');
      expect(new RegExp(`${tag}-src ([^;]*)`).exec(policy)?.[1]).toContain(`'sha256-${hash}'`);
    }
    expect(html).not.toMatch(/<[^>]+ style="/);
  });

  it('is cached by the CDN for 30 s, the same for visitors and members', async () => {
    const { headers, caching, html } = await pageAt('/', { as: member });
    expect(caching).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=60');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('vary') ?? '').not.toMatch(/cookie/i);
    expect(html).not.toContain(member.uid);
  });
});

describe('pages that are not rendered', () => {
  it.each(['/?q=bowl', '/?page=2'])(
    'are the uncached page that starts the app: %s',
    async (path) => {
      const { status, html, caching } = await pageAt(path);
      expect(status).toBe(200);
      expect(html).toBe((await pageAt('/shell.html')).html);
      expect(caching).toMatch(/no-cache/);
    },
  );
});
