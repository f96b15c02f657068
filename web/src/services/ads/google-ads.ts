import { loadOnce } from '@/lib/once';
import type { AdClient, AdRequest } from './ad-client';

const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';
/**
 * The maximum wait for a result in milliseconds. A blocker can replace the script with an empty one, which never
 * reports a result.
 */
const MAX_WAIT_MS = 15_000;

/** The queue of requests that Google's script reads: https://support.google.com/adsense/answer/9042142 */
type Queue = object[] & { requestNonPersonalizedAds?: 0 | 1 };

declare global {
  interface Window {
    adsbygoogle?: Queue;
  }
}

/** Creates the client for Google AdSense. The ads depend on the page, and not on a profile of the visitor. */
export function createGoogleAds(clientId: string, script = SCRIPT): AdClient {
  reportBlockedParts();
  const load = loadOnce(() => loadScript(`${script}?client=${clientId}`));
  return {
    show: async (request) => {
      await load();
      // Requests no ad if the viewer has left the page meanwhile.
      if (!request.element.isConnected) return 'unfilled';
      const ad = adElement(request, clientId);
      request.element.append(ad);
      queue().push({});
      const status = await statusOf(ad);
      for (const frame of ad.querySelectorAll('iframe')) frame.title ||= 'Advertisement';
      return status === 'filled' ? 'filled' : 'unfilled';
    },
    remove: (element) => element.replaceChildren(),
  };
}

const queue = (): Queue => (window.adsbygoogle ??= []);

async function loadScript(url: string): Promise<void> {
  queue().requestNonPersonalizedAds = 1;
  const script = Object.assign(document.createElement('script'), {
    src: url,
    async: true,
    crossOrigin: 'anonymous',
  });
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`${url} does not load.`)));
  });
  document.head.append(script);
  await loaded;
}

function adElement({ unit, width, height }: AdRequest, clientId: string): HTMLElement {
  const ad = document.createElement('ins');
  ad.className = 'adsbygoogle';
  // Sets the styles by script, because the content security policy forbids a style attribute.
  Object.assign(ad.style, { display: 'block', width: `${width}px`, height: `${height}px` });
  Object.assign(ad.dataset, { adClient: clientId, adSlot: unit, restrictDataProcessing: '1' });
  return ad;
}

/** Waits until Google sets the status of the ad: https://support.google.com/adsense/answer/10762946 */
function statusOf(ad: HTMLElement): Promise<string | undefined> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(ad.dataset['adStatus']);
    };
    const observer = new MutationObserver(finish);
    observer.observe(ad, { attributeFilter: ['data-ad-status'] });
    const timer = setTimeout(finish, MAX_WAIT_MS);
    if (ad.dataset['adStatus'] !== undefined) finish();
  });
}

/** Logs what the content security policy blocks. Logs each pair of origin and directive once. */
function reportBlockedParts(): void {
  const reported = new Set<string>();
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    const blocked = `${URL.parse(blockedURI)?.origin ?? blockedURI} (${effectiveDirective})`;
    if (reported.has(blocked)) return;
    reported.add(blocked);
    console.warn(
      `The content security policy blocks ${blocked}, which the ad client may need. See 'Ads' in docs/operations.md.`,
    );
  });
}
