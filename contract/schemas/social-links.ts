import * as z from 'zod/mini';
import { sanitizeSingleLineText } from './sanitize-text';

export const SOCIAL_LINK_MAX_LENGTH = 200;

/** The names of the fields with a member's social links. */
export type SocialLinkField =
  'ebayStoreUrl' | 'youtubeUrl' | 'instagramUrl' | 'facebookUrl' | 'twitterUrl' | 'tiktokUrl';

interface SocialLink {
  readonly field: SocialLinkField;
  readonly label: string;
  readonly example: string;
}

/** All social links that a member can set, in the order in which profiles show them. */
export const SOCIAL_LINKS = [
  { field: 'ebayStoreUrl', label: 'eBay Store', example: 'https://www.ebay.com/usr/yourname' },
  { field: 'youtubeUrl', label: 'YouTube', example: 'https://www.youtube.com/@yourname' },
  { field: 'instagramUrl', label: 'Instagram', example: 'https://www.instagram.com/yourname' },
  { field: 'facebookUrl', label: 'Facebook', example: 'https://www.facebook.com/yourname' },
  { field: 'twitterUrl', label: 'X (Twitter)', example: 'https://x.com/yourname' },
  { field: 'tiktokUrl', label: 'TikTok', example: 'https://www.tiktok.com/@yourname' },
] as const satisfies readonly SocialLink[];

export const SOCIAL_LINK_MESSAGES = {
  long: 'Links can be at most 200 characters long',
  wrong: ({ label, example }: Pick<SocialLink, 'label' | 'example'>) =>
    `Please enter the address of your ${label} page, such as ${example}`,
} as const;

interface Site {
  /** The hosts to which a link can lead. Their subdomains are also allowed. */
  readonly domains: readonly string[];
  /** The URL of a member's page at the social network, up to the member's name. */
  readonly page: string;
  /** The paths to which a link can lead. By default, these are all paths except the home page. */
  readonly paths?: RegExp;
}

/**
 * The endings of the eBay domains at which sellers can have stores. https://www.ebay.com/sl/sell lists eBay's sites.
 */
const EBAY_ENDINGS =
  'com co.uk ca com.au de at ch fr it es nl be ie pl com.hk com.sg com.my ph'.split(' ');

const SOCIAL_SITES: Readonly<Record<SocialLinkField, Site>> = {
  ebayStoreUrl: {
    domains: EBAY_ENDINGS.map((ending) => `ebay.${ending}`),
    page: 'https://www.ebay.com/usr/',
    paths: /^\/(str|usr)\/[^/]+/,
  },
  youtubeUrl: { domains: ['youtube.com', 'youtu.be'], page: 'https://www.youtube.com/@' },
  instagramUrl: { domains: ['instagram.com'], page: 'https://www.instagram.com/' },
  facebookUrl: { domains: ['facebook.com', 'fb.com'], page: 'https://www.facebook.com/' },
  twitterUrl: { domains: ['x.com', 'twitter.com'], page: 'https://x.com/' },
  tiktokUrl: { domains: ['tiktok.com'], page: 'https://www.tiktok.com/@' },
};

/**
 * Matches a member's name on a social network, as people type it. The name may contain a dot only after '@', because a
 * text with a dot could be a host.
 */
const NAME = /^(?:@([\w.-]+)|([\w-]+))$/;

/**
 * Returns the https URL for a typed text, which can be a URL, a URL without scheme, or a name on the social network.
 * Removes all query parameters, except the `id` of a Facebook page. Returns null if the URL is not on the social
 * network.
 */
function socialLinkIn(field: SocialLinkField, typed: string): string | null {
  const site = SOCIAL_SITES[field];
  const [, handle, name] = NAME.exec(typed) ?? [];
  const written = handle ?? name;
  const url = parsedUrl(written === undefined ? typed : site.page + written);
  if (!url || !isOnSite(site, url)) return null;
  const link = new URL(`https://${url.hostname}`);
  // If a path starts with two slashes, resolving it would change the host. Setting `pathname` does not change the host.
  link.pathname = url.pathname.replace(/\/+$/, '');
  const id = field === 'facebookUrl' ? url.searchParams.get('id') : null;
  if (id !== null) link.searchParams.set('id', id);
  return link.href;
}

function parsedUrl(typed: string): URL | null {
  const whole = typed.includes('://') ? typed : `https://${typed.replace(/^\/\//, '')}`;
  return URL.canParse(whole) ? new URL(whole) : null;
}

function isOnSite({ domains, paths = /^\/[^/]/ }: Site, url: URL): boolean {
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const isThere =
    domains.some((it) => url.hostname === it || url.hostname.endsWith(`.${it}`)) &&
    // The URL parser accepts an empty label before a dot, but no such host exists.
    !url.hostname.split('.').includes('');
  return isPlain && isWeb && isThere && paths.test(url.pathname);
}

/**
 * Returns the schema of a social link. It accepts a URL of the social network, with or without https://, or a name on
 * the network. A blank text becomes null, which removes the link.
 */
function linkOf({ field, ...site }: SocialLink) {
  const link = z.transform((typed: string, context: z.core.ParsePayload): string | null => {
    const text = sanitizeSingleLineText(typed);
    if (text === '') return null;
    const url = socialLinkIn(field, text);
    if (url !== null && url.length <= SOCIAL_LINK_MAX_LENGTH) return url;
    const message = url === null ? SOCIAL_LINK_MESSAGES.wrong(site) : SOCIAL_LINK_MESSAGES.long;
    context.issues.push({ code: 'custom', message, input: typed });
    return z.NEVER;
  });
  const typed = z.string().check(
    // A typed URL may be longer than a link, because its tracking parameters are removed.
    z.maxLength(2000, { error: SOCIAL_LINK_MESSAGES.long, abort: true }),
  );
  return z.pipe(typed, link);
}

const [ebay, youtube, instagram, facebook, twitter, tiktok] = SOCIAL_LINKS;

/** The schema of the form for social links and of the request that changes them. */
export const socialLinksSchema = z.strictObject({
  ebayStoreUrl: linkOf(ebay),
  youtubeUrl: linkOf(youtube),
  instagramUrl: linkOf(instagram),
  facebookUrl: linkOf(facebook),
  twitterUrl: linkOf(twitter),
  tiktokUrl: linkOf(tiktok),
});
export type SocialLinks = z.infer<typeof socialLinksSchema>;
