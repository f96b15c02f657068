import * as z from 'zod/mini';

export const LISTING_URL_MAX = 500;

export const LISTING_URL_MESSAGES = {
  long: 'Link to the listing can be at most 500 characters long',
  invalid:
    'Enter a link that starts with https:// to eBay, Poshmark, Depop, Mercari, Facebook or Etsy',
} as const;

/** eBay has a domain for each of its sites. The others have one, with subdomains such as 'www'. */
const HOSTS = [
  /^(?:[a-z0-9-]+\.)*ebay\.(?:com(?:\.[a-z]{2})?|co\.uk|[a-z]{2})$/,
  /^(?:[a-z0-9-]+\.)*poshmark\.(?:com|ca)$/,
  /^(?:[a-z0-9-]+\.)*(?:depop|mercari|facebook|etsy)\.com$/,
];

/** Whether a text is an https address at one of the six marketplaces, without a user name, a password or a port. */
export function isListingUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, port } = new URL(text);
  const isPlain = protocol === 'https:' && username === '' && password === '' && port === '';
  return isPlain && HOSTS.some((host) => host.test(hostname));
}

/** The address of the original listing. */
export const listingUrlSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(LISTING_URL_MAX, LISTING_URL_MESSAGES.long),
    z.refine(isListingUrl, LISTING_URL_MESSAGES.invalid),
  );
