import { AFTER_PAINT } from '@/lib/rendered-page';
import { loadLateStyles } from './late-styles';

/**
 * Starts the app when the content of a rendered page is on the screen, because until then its scripts would compete with
 * styles and pictures for the network. A page in the background does not paint, so its app starts when it has loaded.
 */
export function startAfterPaint(): void {
  const painted = new PerformanceObserver((entries) => {
    // The first paint can be an empty page.
    if (entries.getEntriesByName('first-contentful-paint').length > 0) start();
  });
  painted.observe({ type: 'paint', buffered: true });
  window.addEventListener('load', startInBackground);
  document.addEventListener('visibilitychange', startInBackground);

  function startInBackground(): void {
    if (document.hidden && document.readyState === 'complete') start();
  }

  function start(): void {
    painted.disconnect();
    window.removeEventListener('load', startInBackground);
    document.removeEventListener('visibilitychange', startInBackground);
    // The browser paints while it reads the page, and the app needs all of it.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', insertScripts, { once: true });
    else insertScripts();
  }
}

/**
 * What the app imports comes first, as scripts too, because a browser can answer taps between scripts, but not between the
 * modules of one.
 */
function insertScripts(): void {
  loadLateStyles();
  for (const waiting of [...waitingElements('link', 'rel'), ...waitingElements('script', 'type')]) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = waiting.getAttribute('src') ?? waiting.getAttribute('href') ?? '';
    script.async = false;
    script.crossOrigin = '';
    waiting.remove();
    document.head.append(script);
  }
}

const waitingElements = (tag: string, attribute: string) =>
  document.querySelectorAll(`${tag}[${attribute}="${AFTER_PAINT}"]`);
