import * as z from 'zod/mini';

/** The longest link to a listing, in characters. Copied links can be long, because they have tracking parameters. */
export const LISTING_URL_MAX_LENGTH = 2000;

export const LISTING_URL_MESSAGES = {
  long: 'Link to the listing can be at most 2,000 characters long',
  invalid:
    'Enter a link that starts with https:// to eBay, Poshmark, Depop, Mercari, Facebook or Etsy',
} as const;

/**
 * The hosts of the marketplaces. eBay has a domain for each of its sites, and 'ebay.us' for short links. Subdomains
 * such as 'www' belong to the same marketplace.
 */
const HOSTS = [
  /^(?:[a-z0-9-]+\.)*ebay\.(?:com(?:\.(?:au|hk|my|sg))?|co\.uk|at|be|ca|ch|de|es|fr|ie|it|nl|ph|pl|us)$/,
  /^(?:[a-z0-9-]+\.)*poshmark\.(?:com|ca)$/,
  /^(?:[a-z0-9-]+\.)*(?:depop|mercari|facebook|etsy)\.com$/,
];

/** Returns true for Facebook's page that redirects to any other site. */
const isRedirect = ({ hostname, pathname }: URL): boolean =>
  /^lm?\.facebook\.com$/.test(hostname) ||
  (hostname.endsWith('facebook.com') && /\/(?:l|%6c)(?:\.|%2e)/i.test(pathname));

/** Returns true if a text is an https URL at one of the six marketplaces, without a user name, a password or a port. */
export function isListingUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const { protocol, hostname, username, password, port } = url;
  const isPlain = protocol === 'https:' && username === '' && password === '' && port === '';
  return isPlain && HOSTS.some((host) => host.test(hostname)) && !isRedirect(url);
}

/**
 * Returns a valid link in the form in which links are stored: adds 'https://' if the member left it out. If the text is
 * not a valid link, only trims it.
 */
export function normalizeListingUrl(text: string): string {
  const typed = text.trim();
  const link = [typed, `https://${typed}`].find(isListingUrl);
  return link === undefined ? typed : new URL(link).href;
}

/** The link to the original listing, as a member types or pastes it. */
export const listingUrlSchema = z
  .string()
  .check(
    z.overwrite(normalizeListingUrl),
    z.maxLength(LISTING_URL_MAX_LENGTH, LISTING_URL_MESSAGES.long),
    z.refine(isListingUrl, LISTING_URL_MESSAGES.invalid),
  );
