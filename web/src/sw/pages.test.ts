import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BuiltPageParts } from '@/lib/built-page';
import { builtPageHandler } from './pages';

const { matchPrecache } = vi.hoisted(() => ({ matchPrecache: vi.fn() }));
vi.mock('workbox-precaching', () => ({ matchPrecache }));
const cachedSheet = vi.fn<(path: string) => Promise<Response | undefined>>();
beforeEach(() => {
  vi.stubGlobal('caches', { match: cachedSheet });
  cachedSheet.mockResolvedValue(new Response());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const SHELL =
  '<html><head><title>BoloBoard</title></head><body><div id="root">\n</div><script type="module" src="/app.js"></script></body></html>';
const ABOUT: BuiltPageParts = {
  route: '/about',
  title: 'About BoloBoard · BoloBoard',
  content: '<h1>About BoloBoard</h1>',
  links: '<link rel="stylesheet" href="/about.css">',
  sheets: ['/about.css'],
};
const NOT_FOUND = { ...ABOUT, route: '*', content: '<h1>404 Page Not Found</h1>' };

const shell = async () => new Response(SHELL, { headers: { 'content-security-policy': 'x' } });

async function responseTextAt(path: string): Promise<string> {
  const url = new URL(path, 'https://boloboard.example');
  const event = {} as ExtendableEvent;
  const response = await builtPageHandler(shell)({ url, request: new Request(url), event });
  expect(response.headers.get('content-security-policy')).toBe('x');
  return response.text();
}

test('the service worker adds the content, title, styles and route of a built page to the shell', async () => {
  matchPrecache.mockImplementation(async () => Response.json([ABOUT, NOT_FOUND]));
  const page = await responseTextAt('/about?from=chat');
  expect(page).toContain('<div id="root" data-route="/about"><h1>About BoloBoard</h1></div>');
  expect(page).toContain('<title>About BoloBoard · BoloBoard</title>');
  expect(page).toContain(`${ABOUT.links}</head>`);
  expect(page).toContain('<script type="after-paint" src="/app.js">');
  expect(await responseTextAt('/no/such/page')).toContain('404 Page Not Found');
});

test.each(['/', '/?q=owl', '/item/owl', '/user/ann'])(
  'the service worker responds to %s with only the shell, because the content of this page needs data',
  async (path) => {
    matchPrecache.mockImplementation(async () => Response.json([ABOUT, NOT_FOUND]));
    expect(await responseTextAt(path)).toBe(SHELL);
  },
);

test('the service worker responds with only the shell when the list of built pages is no longer cached', async () => {
  matchPrecache.mockResolvedValue(undefined);
  expect(await responseTextAt('/about')).toBe(SHELL);
});

test('the service worker responds with only the shell while the styles of the page are not cached', async () => {
  const contact = { ...ABOUT, links: '', sheets: [], route: '/contact' };
  matchPrecache.mockImplementation(async () => Response.json([ABOUT, contact]));
  cachedSheet.mockImplementation(async () => undefined);
  expect(await responseTextAt('/about')).toBe(SHELL);
  expect(cachedSheet).toHaveBeenCalledWith('/about.css');
  expect(await responseTextAt('/contact')).toContain('About BoloBoard</h1>');
});
