declare global {
  interface Window {
    /** Stored on `window`, because the script in the head and the app are separate builds. */
    keptTap?: KeptTap;
  }
}

interface KeptTap {
  /**
   * The last button that was tapped, or whose form was sent with the Enter key. Null if there is none, or if React has
   * already handled the tap.
   */
  button: HTMLButtonElement | null;
  /** Stops keeping taps. */
  readonly end: () => void;
}

/**
 * Links to sign in or register on built pages. Their URLs have no `?next=`, because the HTML is the same for every URL
 * of the route.
 */
const SIGN_IN_LINKS = '[href="/login"],[href="/register"]';

/**
 * Keeps the last tap on a button until the app can handle it. Links and fields already work without the app. When a
 * link to sign in or register is tapped, adds the page's `?next=` to its URL.
 */
export function keepTaps(): void {
  const keep = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('button');
    if (button) kept.button = button;
    const link = target.closest<HTMLAnchorElement>(SIGN_IN_LINKS);
    if (link && location.search.startsWith('?next=')) link.search = location.search;
  };
  const end = () => document.removeEventListener('click', keep, true);
  const kept: KeptTap = { button: null, end };
  window.keptTap = kept;
  document.addEventListener('click', keep, true);
}

/** Drops the kept tap if React can handle it now. React hydrates a tapped element first, if its code is loaded. */
export function dropHandledTap({ target }: { readonly target: EventTarget }): void {
  const { keptTap } = window;
  if (target instanceof Node && keptTap?.button?.contains(target)) keptTap.button = null;
}

/**
 * Repeats the kept tap when the app can handle it. Does nothing if the app has rendered the page again, because the
 * button is then gone.
 */
export function repeatKeptTap(): void {
  const { keptTap } = window;
  delete window.keptTap;
  keptTap?.end();
  if (keptTap?.button?.isConnected) keptTap.button.click();
}

/**
 * Stops the browser from sending forms with `method="post"`, which only the app may send. Otherwise the browser would
 * leave the page and lose the typed text. Search forms have another method, so the browser may send them.
 */
export function keepForms(): void {
  const keep = (event: SubmitEvent) => {
    if (event.target instanceof HTMLFormElement && event.target.method === 'post')
      event.preventDefault();
  };
  document.addEventListener('submit', keep, true);
}
