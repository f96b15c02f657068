import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { MailTemplateData } from '../../domain/accounts/mail-texts';
import { createMailRenderer } from './mail-renderer';

const renderer = createMailRenderer('help@boloboard.example');
const LINK = 'https://boloboard.example/reset-password?token=abc-_123';
const CONTENTS: readonly MailTemplateData[] = [
  { kind: 'verify_address', link: LINK },
  { kind: 'confirm_new_address', link: LINK },
  { kind: 'reset_password', link: LINK },
  { kind: 'google_sign_in', link: LINK },
  { kind: 'password_changed' },
  { kind: 'address_changed' },
  { kind: 'address_changed_google_kept' },
  { kind: 'account_deleted' },
  { kind: 'second_subscription_ended' },
];

describe.each(CONTENTS)('the mail $kind', (content) => {
  it('has a subject, and the same content as HTML and as text', async () => {
    const { subject, html, text } = await renderer.render(content);
    expect(subject).toMatch(/^[A-Z][^\n]+$/);
    const paragraphs = text.split('\n').filter((line) => line !== '' && !line.startsWith('Bolo'));
    const words = html.replaceAll(/<!--.*?-->|<[^>]+>/g, '').replaceAll('&#x27;', "'");
    const shown = words.replaceAll('&quot;', '"');
    for (const line of paragraphs) expect(shown).toContain(line.replace(/:$/, ''));
    expect(html).toContain('help@boloboard.example');
    expect(text).toContain('help@boloboard.example');
  });

  it('is valid HTML that loads nothing from other servers', async () => {
    const { html } = await renderer.render(content);
    const errors: string[] = [];
    parse(html, { onParseError: ({ code }) => errors.push(code) });
    // react-email writes an XHTML document type for old mail programs, so this error is expected.
    expect(errors.filter((code) => code !== 'non-conforming-doctype')).toEqual([]);
    expect(html).not.toMatch(/<(?:img|script|link|iframe)\b|url\(/);
  });

  it('links only to the page that it is about and to the email address of support', async () => {
    const { html, text } = await renderer.render(content);
    const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    const expected = 'link' in content ? [LINK, 'mailto:help@boloboard.example'] : [hrefs[0]];
    expect([...new Set(hrefs)]).toEqual(expected);
    expect(text.includes(LINK)).toBe('link' in content);
  });
});
