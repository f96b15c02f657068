import { escapeHtml } from '../../lib/escape-html';

const STYLE = `
  :root { color-scheme: light dark; }
  * { box-sizing: border-box; }
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 34rem; padding: 1rem;
    background: light-dark(#fff, #15171c); color: light-dark(#16181d, #eceef2); overflow-wrap: anywhere; }
  .test { border: 2px solid light-dark(#8a5300, #f0b45a); border-radius: 0.5rem; padding: 0.5rem 0.75rem; }
  .note { border-left: 4px solid light-dark(#2f4fc4, #9db2ff); padding-left: 0.75rem; }
  section { border: 1px solid light-dark(#767b87, #8b909c); border-radius: 0.5rem; margin: 1rem 0; padding: 0 1rem 1rem; }
  form { display: inline; }
  a { color: light-dark(#2a46b3, #a9bbff); }
  button, .button { display: inline-block; font: inherit; min-height: 2.75rem; margin: 0.25rem 0.5rem 0.25rem 0;
    padding: 0.5rem 1rem; border: 1px solid light-dark(#2a46b3, #a9bbff); border-radius: 0.5rem; cursor: pointer;
    background: transparent; color: light-dark(#2a46b3, #a9bbff); text-decoration: none; }
  .main { background: light-dark(#2a46b3, #a9bbff); color: light-dark(#fff, #15171c); }
  dt { font-weight: 600; } dd { margin: 0 0 0.5rem; }`;

/** Returns an HTML page with a note that the page is only a test of payments. `content` is HTML. */
export function htmlPage(title: string, content: string, status = 200): Response {
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <p class="test"><strong>Test.</strong> This page stands for Stripe's. No money moves.</p>
      <h1>${escapeHtml(title)}</h1>
      ${content}
    </main>
  </body>
</html>`;
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** Returns a form with one button. */
export const buttonForm = (
  action: string,
  fields: Readonly<Record<string, string>>,
  label: string,
  isMain = false,
): string => `<form method="post" action="${escapeHtml(action)}">
  ${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')}
  <button${isMain ? ' class="main"' : ''}>${escapeHtml(label)}</button>
</form>`;

export const htmlLink = (url: string, label: string): string =>
  `<a class="button" href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;

/** Returns a response that redirects the browser after it has sent a form. */
export const redirectResponse = (url: string): Response =>
  new Response(null, { status: 303, headers: { location: url } });

export const dollars = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;

/** Returns a date such as 'March 1, 2031'. */
export const dateOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const notFoundPage = (): Response =>
  htmlPage('Page not found', '<p>The local Stripe has no such page.</p>', 404);
