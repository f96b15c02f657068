import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGoogleAds } from './google-ads';

const CLIENT = 'ca-pub-1234567890123456';

/**
 * Returns the URL of a script that replaces Google's script. It runs `code` for each requested ad. In `code`, `ad` is
 * the element of this ad.
 */
const scriptThat = (code: string) =>
  `data:text/javascript,${encodeURIComponent(`
    adsbygoogle.push = () => {
      const ad = document.querySelector('ins:not([data-seen])');
      ad.dataset.seen = '';
      ${code}
    };
    //`)}`;

const FILLS = `ad.append(document.createElement('iframe')); ad.dataset.adStatus = 'filled';`;

let element: HTMLElement;

beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  vi.useRealTimers();
  delete window.adsbygoogle;
  for (const script of document.querySelectorAll('script[src^="data:"]')) script.remove();
});

const request = () => ({ element, unit: '111111', width: 300, height: 100 });

test('requests an ad for the unit and the size, without a profile, and gives the frame of the ad a name', async () => {
  const client = createGoogleAds(CLIENT, scriptThat(FILLS));
  expect(document.querySelector('script[src^="data:"]')).toBeNull();
  expect(await client.show(request())).toBe('filled');
  expect(window.adsbygoogle?.requestNonPersonalizedAds).toBe(1);
  const ad = element.querySelector('ins');
  expect(ad?.dataset).toMatchObject({
    adClient: CLIENT,
    adSlot: '111111',
    restrictDataProcessing: '1',
  });
  expect([ad?.offsetWidth, ad?.offsetHeight]).toEqual([300, 100]);
  expect(ad?.querySelector('iframe')?.title).toBe('Advertisement');
  client.remove(element);
  expect(element.childElementCount).toBe(0);
});

test("loads Google's script once for all slots, with the id of the account", async () => {
  const client = createGoogleAds(CLIENT, scriptThat(FILLS));
  await Promise.all([client.show(request()), client.show(request())]);
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src^="data:"]')];
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.src).toContain(`?client=${CLIENT}`);
  expect(element.querySelectorAll('iframe')).toHaveLength(2);
});

test.each(['unfilled', 'unfill-optimized'])(
  "returns 'unfilled' when Google sets the status %s",
  async (status) => {
    const client = createGoogleAds(CLIENT, scriptThat(`ad.dataset.adStatus = '${status}';`));
    expect(await client.show(request())).toBe('unfilled');
  },
);

test('waits for a status that Google sets later', async () => {
  const code = `requestAnimationFrame(() => { ad.dataset.adStatus = 'filled'; });`;
  expect(await createGoogleAds(CLIENT, scriptThat(code)).show(request())).toBe('filled');
});

test("returns 'unfilled' after 15 s when a blocker has replaced Google's script with an empty one", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const shown = createGoogleAds(CLIENT, scriptThat('')).show(request());
  await vi.waitFor(() => expect(element.querySelector('ins')).not.toBeNull());
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await shown).toBe('unfilled');
});

test("rejects when Google's script cannot be loaded", async () => {
  const client = createGoogleAds(CLIENT, 'data:text/plain;base64,%%%');
  await expect(client.show(request())).rejects.toThrow('does not load.');
});

test('requests no ad when the viewer has left the page', async () => {
  const client = createGoogleAds(CLIENT, scriptThat(FILLS));
  const shown = client.show(request());
  element.remove();
  expect(await shown).toBe('unfilled');
  expect(element.childElementCount).toBe(0);
});

test('logs once what the content security policy blocks', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  createGoogleAds(CLIENT, scriptThat(FILLS));
  const blocked = { blockedURI: 'https://ads.example/a.js', effectiveDirective: 'script-src-elem' };
  const block = () =>
    document.dispatchEvent(new SecurityPolicyViolationEvent('securitypolicyviolation', blocked));
  block();
  const [first] = warn.mock.calls;
  expect(first).toEqual([
    "The content security policy blocks https://ads.example (script-src-elem), which the ad client may need. See 'Ads' in docs/operations.md.",
  ]);
  const count = warn.mock.calls.length;
  block();
  expect(warn.mock.calls).toHaveLength(count);
});
