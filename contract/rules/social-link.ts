/** The fields of a member's links to other sites. */
export type SocialLinkField =
  'ebayStoreUrl' | 'youtubeUrl' | 'instagramUrl' | 'facebookUrl' | 'twitterUrl' | 'tiktokUrl';

interface Site {
  /** Links can lead to these and to hosts below them. */
  readonly domains: readonly string[];
  /** The page of a member, by a name that follows. */
  readonly page: string;
  /** Which pages are allowed. Default: all except the home page. */
  readonly paths?: RegExp;
}

/** https://www.ebay.com/sl/sell lists eBay's sites. Their sellers can have stores. */
const EBAY_ENDINGS =
  'com co.uk ca com.au de at ch fr it es nl be ie pl com.hk com.sg com.my ph'.split(' ');

export const SOCIAL_SITES: Readonly<Record<SocialLinkField, Site>> = {
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

/** A member's name on another site, as people type it. With a dot only after '@', because it can be a host. */
const NAME = /^(?:@([\w.-]+)|([\w-]+))$/;

/**
 * Returns the https address of what a member typed: an address, one without scheme, or a name on the site. Without tracking
 * parameters. Returns null if it does not lead to a page of the site.
 */
export function socialLinkIn(field: SocialLinkField, typed: string): string | null {
  const site = SOCIAL_SITES[field];
  const [, handle, name] = NAME.exec(typed) ?? [];
  const written = handle ?? name;
  const url = parsed(written === undefined ? typed : site.page + written);
  if (!url || !isOf(site, url)) return null;
  const address = new URL(`https://${url.hostname}`);
  // A path that starts with two slashes would be another host, so it is not resolved as an address.
  address.pathname = url.pathname.replace(/\/+$/, '');
  const id = field === 'facebookUrl' ? url.searchParams.get('id') : null;
  if (id !== null) address.searchParams.set('id', id);
  return address.href;
}

function parsed(address: string): URL | null {
  const whole = address.includes('://') ? address : `https://${address.replace(/^\/\//, '')}`;
  return URL.canParse(whole) ? new URL(whole) : null;
}

function isOf({ domains, paths = /^\/[^/]/ }: Site, url: URL): boolean {
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const isThere =
    domains.some((it) => url.hostname === it || url.hostname.endsWith(`.${it}`)) &&
    // A browser accepts an empty name before a dot, but no such host exists.
    !url.hostname.split('.').includes('');
  return isPlain && isWeb && isThere && paths.test(url.pathname);
}
