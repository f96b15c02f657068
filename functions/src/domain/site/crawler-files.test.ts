import { expect, it } from 'vitest';
import { adsTxt, robotsTxt, sitemapXml } from './crawler-files';

it('robotsTxt excludes the URLs for login and logout, and states the URL of the sitemap', () => {
  expect(robotsTxt('https://boloboard.example')).toBe(`User-agent: *
Disallow: /api/login
Disallow: /api/logout

Sitemap: https://boloboard.example/sitemap.xml
`);
});

it('adsTxt states the account of the ad client', () => {
  const units = { cards: '1234567890', list: '2345678901' };
  expect(adsTxt({ clientId: 'ca-pub-1234567890123456', units })).toBe(
    'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0\n',
  );
});

it('sitemapXml lists URLs, each with the time of its last change if the time is known', () => {
  const changedAt = new Date('2026-11-21T12:00:00Z');
  const entries = [
    { url: 'https://boloboard.example/' },
    { url: 'https://boloboard.example/item/a&b', changedAt },
  ];
  expect(sitemapXml(entries)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://boloboard.example/</loc></url>
<url><loc>https://boloboard.example/item/a&amp;b</loc><lastmod>2026-11-21T12:00:00.000Z</lastmod></url>
</urlset>
`);
});
