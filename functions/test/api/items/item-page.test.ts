import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { send } from '../support/api';
import { storeItem } from '../support/comments';
import { ORIGIN } from '../support/environment';
import { expectContentPolicyOfPage, metaTagIn as tag } from '../support/first-page';
import { createMember, uniqueName, type Member } from '../support/member';
import { SALE_FIELDS, shareSale } from '../support/share-sale';

let member: Member;
let shell: string;
let item: Awaited<ReturnType<typeof sharedItem>>;
beforeAll(async () => {
  member = await createMember();
  shell = await (await send('GET', '/shell.html')).text();
  item = await sharedItem();
});

async function sharedItem(parts: { cover?: string } = {}) {
  const title = `Brass owl ${uniqueName()}`;
  const { body } = await shareSale(member, {
    fields: {
      ...SALE_FIELDS,
      title,
      isOwnSale: 'true',
      purchasePrice: '4.00',
      sourceLocation: 'Estate Sale',
      comment: 'Found it under a table',
      cover: null,
      ...parts,
    },
  });
  const { id = '', picture, thumbnail = '' } = body.item ?? {};
  return { id, title, picture: picture?.url ?? '', thumbnail };
}

async function pageOf(id: string, init: Parameters<typeof send>[2] = {}) {
  const response = await send('GET', `/item/${id}`, init);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/**
 * Returns the paths of the scripts of a page. Two pages can have different tags for the same script, because rendered
 * pages start their scripts after the first paint.
 */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src);
const metaOf = (html: string) => html.match(/<(meta|title)[^>]*>/g)?.join('') ?? '';
const cardPathOf = (html: string) => (tag(html, 'og:image') ?? '').replace(ORIGIN, '');

describe('the response to GET /item/{id} of a live item', () => {
  it('loads the same scripts as the shell of the app', async () => {
    const { html } = await pageOf(item.id);
    expect(scriptsOf(html).length).toBeGreaterThan(0);
    expect(scriptsOf(html)).toEqual(scriptsOf(shell));
    expect(html).toContain('<div id="root">');
  });

  it('has preview tags with title, price and platform', async () => {
    const { id, title } = item;
    const { status, html } = await pageOf(id);
    expect(status).toBe(200);
    expect(html).toContain(`<title>${title} · BoloBoard</title>`);
    expect(tag(html, 'og:title')).toBe(title);
    expect(tag(html, 'og:description')).toContain('Sold for $34.99 on eBay.');
    expect(tag(html, 'og:url')).toBe(`${ORIGIN}/item/${id}`);
    expect(tag(html, 'og:image')).toMatch(`${ORIGIN}/item/${id}/card-`);
    expect(tag(html, 'twitter:card')).toBe('summary_large_image');
  });

  it('shows the cover in its link preview instead of the whole picture when the item has a cover', async () => {
    const { id, picture, thumbnail } = await sharedItem({ cover: '0,0,0.5,1' });
    const { html } = await pageOf(id);
    expect(tag(html, 'og:image')).toBe(`${ORIGIN}${thumbnail}`);
    expect(tag(html, 'twitter:image')).toBe(`${ORIGIN}${thumbnail}`);
    expect(metaOf(html)).not.toContain(picture);
    const shown = await send('GET', thumbnail);
    expect(shown.headers.get('content-type')).toBe(tag(html, 'og:image:type'));
    const { width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect(tag(html, 'og:image:width')).toBe(String(width));
    expect(tag(html, 'og:image:height')).toBe(String(height));
  });

  it('shows the item detail in front of the item list, with public fields only', async () => {
    const { id, title, picture } = item;
    const { html } = await pageOf(id, { as: member });
    const [items = '', dialog = ''] = html.split('<dialog');
    expect(items.match(/<article/g)?.length).toBeGreaterThan(0);
    for (const part of [title, picture, member.username, 'Estate Sale'])
      expect(dialog).toContain(part);
    for (const part of [member.uid, 'under a table']) expect(html).not.toContain(part);
  });

  it('contains no owner, picture, source location or comment of the item in its preview tags', async () => {
    const { id, picture } = item;
    const tags = metaOf((await pageOf(id, { as: member })).html);
    expect(tags).toContain('og:title');
    const personal = [member.username, member.uid, picture, 'Estate Sale', 'under a table'];
    for (const part of personal) expect(tags).not.toContain(part);
  });

  it('has the same meta tags for visitors and members, and sets no cookie', async () => {
    const { id } = item;
    const visitors = await pageOf(id);
    const members = await pageOf(id, { as: member });
    // Compares only the meta tags. The rest of the page contains a list of items, and the instance may have read the
    // items again after another test changed them.
    expect(metaOf(members.html)).toBe(metaOf(visitors.html));
    expect(members.html).not.toContain(member.uid);
    expect(members.headers.get('set-cookie')).toBeNull();
  });

  it('has a content security policy that allows its script and styles, and no styles of other pages', async () => {
    expectContentPolicyOfPage(await pageOf(item.id));
  });

  it('is cached by the CDN for 30 s, with the security headers of all pages', async () => {
    const { id } = item;
    const { headers } = await pageOf(id);
    const start = await send('GET', '/shell.html');
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=30, stale-while-revalidate=60',
    );
    for (const name of ['x-frame-options', 'referrer-policy']) {
      expect(start.headers.get(name), name).not.toBeNull();
      expect(headers.get(name), name).toBe(start.headers.get(name));
    }
  });

  it('has an empty body when the method is HEAD', async () => {
    const { id } = item;
    const response = await send('HEAD', `/item/${id}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe('');
  });
});

describe('GET /item/{id} without a live item', () => {
  async function expectPlain(path: string) {
    const response = await send('GET', path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(await response.text()).toBe(shell);
  }

  it.each([
    ['a removed item', { removedAt: Timestamp.now() }],
    ['a hidden item', { hiddenAt: Timestamp.now() }],
    ['an expired item', { expiresAt: Timestamp.now() }],
    ['an item whose document is invalid', { title: 7 }],
  ])(
    'returns the shell of the app for %s, and the CDN does not cache the response',
    async (_what, change) => {
      const stored = await storeItem();
      await stored.update(change);
      await expectPlain(`/item/${stored.id}`);
    },
  );

  it('returns the shell of the app for an unknown item, and the CDN does not cache the response', () =>
    expectPlain('/item/nobody-shared-this'));
});

describe('GET /item/{id}/card-{version}.png', () => {
  it('returns a PNG of 1200 × 630 pixels that is not blank and that browsers cache for a year', async () => {
    const { html } = await pageOf(item.id);
    const response = await send('GET', cardPathOf(html));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable, s-maxage=600',
    );
    const card = sharp(Buffer.from(await response.arrayBuffer()));
    expect(await card.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const { channels } = await card.stats();
    for (const { stdev } of channels.slice(0, 3)) expect(stdev).toBeGreaterThan(20);
  });
});
