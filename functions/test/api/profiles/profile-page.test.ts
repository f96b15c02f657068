import { achievementListSchema } from '@contract/schemas/achievement';
import { profileFirstPageSchema } from '@contract/schemas/profile-first-page';
import { describe, expect, it } from 'vitest';
import { listAchievementsOf } from '../support/achievements';
import { call, send } from '../support/api';
import { blockAndGetHeaders } from '../support/blocking';
import { postCommentAndParse } from '../support/comments';
import { db, ORIGIN } from '../support/environment';
import { expectContentPolicyOfPage, pageDataIn, metaTagIn } from '../support/first-page';
import { createMember, type Member, uniqueName } from '../support/member';
import { uploadProfilePicture } from '../support/profile-pictures';
import {
  endPremium,
  pinItem,
  profileOf,
  profileStatsOf,
  setBio,
  storeItemsOf,
} from '../support/profiles';
import { SALE_FIELDS, shareSale } from '../support/share-sale';
import { createSuspendedMember, SUSPENSION_TEXT } from '../support/suspended-member';

const PAST = new Date(0);

/**
 * Returns a rendered page. First waits until the function `api` has synced all earlier changes of items, because the
 * function `page` reads the items from `api`.
 */
async function pageOf(
  { username }: Pick<Member, 'username'>,
  sent: Parameters<typeof send>[2] = {},
) {
  await profileOf({ username });
  return pageAt(`/user/${username ?? ''}`, sent);
}

async function pageAt(path: string, sent: Parameters<typeof send>[2] = {}) {
  const response = await send('GET', path, sent);
  const { status, headers } = response;
  return { status, headers, html: await response.text(), caching: headers.get('cache-control') };
}

const profileIn = (html: string) => profileFirstPageSchema.parse(pageDataIn(html)).profile;

/**
 * Returns the page without the time at which the profile was read. This time can differ between two pages, because the
 * instance reads the profile again after 30 s.
 */
const withoutTime = (html: string) => html.replace(/"readAt":\d+/, '');

/** Creates a member who has everything that a profile shows, and also everything that a profile must hide. */
async function createSeller() {
  const [seller, other] = await Promise.all([createMember({ premium: true }), createMember()]);
  const word = uniqueName();
  // Changes the copies of the member's byline by hand, as the trigger `copyByline` would.
  const byline = { isPremiumUser: true };
  const [live = '', , , , pinned = ''] = await storeItemsOf(seller, [
    {
      title: `${word} live`,
      isOwnSale: true,
      soldPriceCents: 1234,
      commentsCount: 0,
      ...byline,
    },
    { title: `${word} hidden`, hiddenAt: PAST },
    { title: `${word} removed`, removedAt: PAST },
    { title: `${word} expired`, expiresAt: PAST },
    { title: `${word} pinned`, ebayUrl: `https://www.ebay.com/itm/${word}`, ...byline },
    { title: `${word} of another member`, ownerId: other.uid, username: other.username ?? '' },
  ]);
  await setBio(seller, `${word} flips since 2009`);
  await pinItem(seller, pinned);
  await uploadProfilePicture(seller);
  // This share also unlocks an achievement.
  await shareSale(seller, { fields: { ...SALE_FIELDS, title: `${word} shared` } });
  await postCommentAndParse(other, live, { content: `${word} comment` });
  const gone = await postCommentAndParse(other, live, { content: `${word} deleted comment` });
  await call('deleteComment', { as: other, params: { itemId: live, commentId: gone.id } });
  return { seller, other, word };
}

describe('the response to GET /user/{username}', () => {
  it('has a content security policy that allows its script and styles, and no styles of other pages', async () => {
    expectContentPolicyOfPage(await pageOf(await createMember()));
  });

  it('is a rendered page with the data that the API returns to a visitor, and no other data', async () => {
    const { seller, other, word } = await createSeller();
    const { status, html, caching } = await pageOf(seller);
    expect({ status, caching }).toEqual({
      status: 200,
      caching: 'public, max-age=0, s-maxage=30, stale-while-revalidate=60',
    });
    const achievements = achievementListSchema.parse(
      await (await listAchievementsOf(seller)).json(),
    );
    expect(achievements.achievements.length).toBeGreaterThan(0);
    expect(profileIn(html)).toEqual({
      page: await profileOf(seller),
      stats: await profileStatsOf(seller),
      achievements,
    });
    for (const part of ['live', 'pinned', 'shared', 'flips since 2009'])
      expect(html).toContain(`${word} ${part}`);
    // The page has a card for each of the three items, and one more card for the pinned item.
    expect(html.match(/<article/g)).toHaveLength(4);
    const stored = await db.doc(`users/${seller.uid}`).get();
    const secrets = [
      ...['hidden', 'removed', 'expired', 'of another member', 'comment', 'deleted comment'].map(
        (part) => `${word} ${part}`,
      ),
      stored.get('email') as string,
      `ebay.com/itm/${word}`,
      other.uid,
      other.username ?? '',
    ];
    for (const secret of secrets) expect(html).not.toContain(secret);
  });

  it('has a link preview with the name, the picture and the public numbers', async () => {
    const { seller } = await createSeller();
    const { html } = await pageOf(seller);
    const name = seller.username ?? '';
    expect(html).toContain(`<title>@${name} · BoloBoard</title>`);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/user/${name}" />`);
    expect(metaTagIn(html, 'og:title')).toBe(`@${name}`);
    expect(metaTagIn(html, 'description')).toMatch(/^3 items, 1 own sale for \$12\.34 in total\. /);
    const picture = metaTagIn(html, 'og:image') ?? '';
    expect(picture).toBe(`${ORIGIN}${profileIn(html)?.page.user.customProfileImageUrl ?? ''}`);
    const shown = await send('GET', picture.replace(ORIGIN, ''));
    expect(shown.headers.get('content-type')).toBe(metaTagIn(html, 'og:image:type'));
  });

  it('has the icon of the app in the link preview when the member has no picture', async () => {
    const { html } = await pageOf(await createMember());
    const icon = await send('GET', (metaTagIn(html, 'og:image') ?? '').replace(ORIGIN, ''));
    expect(icon.status).toBe(200);
    expect(icon.headers.get('content-type')).toBe(metaTagIn(html, 'og:image:type'));
  });

  it('is the same for all members, including a member who has blocked the owner of the profile, and sets no cookie', async () => {
    const [seller, reader] = await Promise.all([createMember(), createMember()]);
    await storeItemsOf(seller, [{}]);
    const headers = await blockAndGetHeaders(reader, seller);
    const visitors = await pageOf(seller);
    const members = await pageOf(seller, { as: reader, headers });
    expect(withoutTime(members.html)).toBe(withoutTime(visitors.html));
    expect(members.headers.get('set-cookie')).toBeNull();
    expect(members.headers.get('vary') ?? '').not.toMatch(/cookie/i);
    const { username } = seller;
    const own = await call('getProfile', {
      as: reader,
      params: { username: username ?? '' },
      headers,
    });
    expect(own.status).toBe(404);
  });

  it('does not reveal that a member is suspended or was premium, and shows no item that a suspension hides', async () => {
    const member = await createSuspendedMember({ premium: true });
    const word = uniqueName();
    await storeItemsOf(member, [{ title: `${word} suspended`, hiddenAt: PAST }]);
    const extras = { bio: `${word} bio`, pinnedItemIds: [] };
    await db.doc(`profiles/${member.uid}`).update(extras);
    await endPremium(member);
    const { html } = await pageOf(member);
    expect(profileIn(html)?.page).toMatchObject({ items: [], user: { bio: null } });
    for (const part of [SUSPENSION_TEXT, 'suspended', word]) expect(html).not.toContain(part);
  });

  it('contains the member but no items when the URL names a later page of items, because the browser loads that page', async () => {
    const member = await createMember();
    await storeItemsOf(member, [{ title: 'Only on page 1' }]);
    await profileOf(member);
    const { html, headers } = await pageAt(`/user/${member.username ?? ''}?page=2`);
    // Removes the comments that React puts between two texts.
    expect(html.replaceAll('<!-- -->', '')).toContain(`@${member.username ?? ''}</h1>`);
    expect(html).toContain('aria-label="Loading items"');
    expect(html).not.toContain('<article');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });
});

describe('GET /user/{username} without a current username in the path', () => {
  it('redirects to the current username when the path has an earlier username or different capital letters', async () => {
    const member = await createMember();
    const current = `Renamed_${uniqueName()}`;
    await call('setUsername', { as: member, json: { username: current } });
    for (const name of [member.username ?? '', current.toLowerCase()]) {
      const { status, headers } = await pageAt(`/user/${name}?page=2&utm_source=news`);
      expect(status).toBe(302);
      expect(headers.get('location')).toBe(`/user/${current}?page=2`);
      expect(headers.get('cache-control')).toBe('private, no-cache');
    }
  });

  it('returns an uncached page with status 404 when no member has the username', async () => {
    const { status, html, caching } = await pageAt(`/user/${uniqueName()}`);
    expect({ status, caching }).toEqual({ status: 404, caching: 'private, no-cache' });
    expect(html).toContain('User Not Found');
    expect(metaTagIn(html, 'og:title')).toBeUndefined();
  });

  it('returns the shell of the app with status 404 when the text in the path cannot be a username', async () => {
    const { status, html } = await pageAt('/user/no%20such%20name');
    expect(status).toBe(404);
    expect(html).toBe((await pageAt('/shell.html')).html);
  });
});
