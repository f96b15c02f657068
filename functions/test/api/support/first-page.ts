import { createHash } from 'node:crypto';
import { parseFirstPageJson } from '@contract/rules/first-page-json';
import { expect } from 'vitest';

const DATA = /<script type="application\/json" id="first-page">(.*?)<\/script>/s;

/** Returns the data in a rendered page, or null if the page contains no data. */
export const pageDataIn = (html: string): unknown =>
  parseFirstPageJson(DATA.exec(html)?.[1] ?? 'null');

/** Returns the content of a meta tag of the link preview. */
export const metaTagIn = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Expects that the content security policy allows the inline scripts and styles of a page. Apart from an empty style,
 * it may allow at most `others` other styles, which belong to other pages at the same path.
 */
export function expectContentPolicyOfPage(
  { headers, html }: { readonly headers: Headers; readonly html: string },
  others = 0,
): void {
  const policy = headers.get('content-security-policy') ?? '';
  const sources = (kind: string) => new RegExp(`${kind}-src ([^;]*)`).exec(policy)?.[1] ?? '';
  const parts = [...html.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)];
  const styles = parts.filter(([, tag]) => tag === 'style');
  expect(styles.length).toBeGreaterThan(0);
  for (const [, tag = '', content = ''] of parts) expect(sources(tag)).toContain(hashOf(content));
  const allowed = new Set(sources('style').match(/'sha256-[^']+'/g));
  allowed.delete(hashOf(''));
  expect(allowed.size - styles.length).toBeLessThanOrEqual(others);
}
