import 'fake-indexeddb/auto';
import { receiptUrl } from '@contract/rules/start-url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictureFile } from '@/lib/outbox/entries.test-support';
import { nextSharedScreenshot, takeSharedScreenshot } from '@/lib/shared-screenshots';
import { receiveScreenshots } from './share-target';

const ORIGIN = 'https://boloboard.example';

type Handler = (options: { readonly request: Request }) => Promise<Response>;

const { routes } = vi.hoisted(() => ({ routes: [] as Handler[] }));
vi.mock('workbox-routing', () => ({
  registerRoute: (_matches: unknown, handler: Handler) => routes.push(handler),
}));

beforeEach(() => {
  vi.stubGlobal('location', { origin: ORIGIN });
  // Node's `Response.redirect` accepts only absolute URLs.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (location, status) => new Response(null, { status, headers: { location: String(location) } }),
  );
  receiveScreenshots();
});
afterEach(async () => {
  const left = await kept();
  if (left) await takeSharedScreenshot(left.key);
  routes.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const kept = () => nextSharedScreenshot('ann', Date.now());

/** Posts a screenshot from a page at `referrer`. Returns the status and the URL of the response's redirect. */
async function postFrom(referrer: string) {
  const body = new FormData();
  body.append('screenshot', pictureFile());
  const request = new Request(`${ORIGIN}/share-target`, { method: 'POST', body, referrer });
  const response = await routes[0]?.({ request });
  return [response?.status, response?.headers.get('location')];
}

test.each([
  ['a phone, which sends no referrer', ''],
  ['a page of this site', `${ORIGIN}/item/owl`],
])('the service worker stores a shared screenshot from %s', async (_what, referrer) => {
  expect(await postFrom(referrer)).toEqual([303, receiptUrl('received')]);
  expect((await kept())?.file.name).toBe(pictureFile().name);
});

test.each([
  ['another site', 'https://other.example/form'],
  ['a site whose name starts like ours', `${ORIGIN}.other.example/`],
])('the service worker stores no shared screenshot from %s', async (_what, referrer) => {
  expect(await postFrom(referrer)).toEqual([303, receiptUrl('not-received')]);
  expect(await kept()).toBeNull();
});
