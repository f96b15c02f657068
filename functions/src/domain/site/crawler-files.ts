import type { AdSettings } from '@contract/schemas/site-settings';

export interface SitemapEntry {
  readonly url: string;
  readonly changedAt?: Date;
}

/** Returns robots.txt. It excludes two URLs, because they only redirect. */
export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/login',
    'Disallow: /api/logout',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Google's certification id in ads.txt: https://support.google.com/adsense/answer/12171612 */
const GOOGLE_CERTIFICATION = 'f08c47fec0942fa0';

/** Returns ads.txt. It names the account that may sell ads on the site: https://iabtechlab.com/ads-txt */
export const adsTxt = ({ clientId }: AdSettings): string =>
  `google.com, ${clientId.replace('ca-', '')}, DIRECT, ${GOOGLE_CERTIFICATION}\n`;

/** Returns a sitemap: https://www.sitemaps.org/protocol.html */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(entryXml),
    '</urlset>',
    '',
  ].join('\n');
}

function entryXml({ url, changedAt }: SitemapEntry): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${escaped(url)}</loc>${lastmod}</url>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
}
