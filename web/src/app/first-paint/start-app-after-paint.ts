import { AFTER_PAINT } from '@/lib/rendered-page';
import { loadLateStyles } from './late-styles';

/**
 * Starts the app when the content of a rendered page is on the screen. If the app started earlier, its scripts would
 * compete with styles and pictures for the network. A page in the background does not paint, so its app starts when the
 * page has loaded.
 */
export function startAppAfterPaint(): void {
  const painted = new PerformanceObserver((entries) => {
    // Waits for the first paint with content, because the very first paint can be an empty page.
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
    // Waits until the browser has read the whole page, because the app needs all of it. The first paint can come
    // earlier.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', insertScripts, { once: true });
    else insertScripts();
  }
}

/**
 * Inserts a script element for each module. Between two script elements, a browser can handle taps. Between the modules
 * that one script imports, it cannot.
 */
function insertScripts(): void {
  loadLateStyles();
  for (const waiting of inOrder()) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = waiting.getAttribute('src') ?? waiting.getAttribute('href') ?? '';
    script.async = false;
    script.crossOrigin = '';
    waiting.remove();
    document.head.append(script);
  }
}

/**
 * Returns the scripts in this order: first the imports of the app, then the app, and then the scripts that import the
 * app. Vite puts the links to the app's imports directly after the app.
 */
function inOrder(): Element[] {
  const app = document.querySelector(`script[type="${AFTER_PAINT}"]`);
  const isLink = `link[rel="${AFTER_PAINT}"]`;
  const ordered = [...document.querySelectorAll(isLink)];
  let imports = 0;
  for (let next = app?.nextElementSibling; next?.matches(isLink); next = next.nextElementSibling)
    imports += 1;
  if (app) ordered.splice(imports, 0, app);
  return ordered;
}
