declare global {
  interface Window {
    /** On `window`, because the script in the head and the app are separate builds. */
    keptTap?: KeptTap;
  }
}

interface KeptTap {
  /**
   * The last button that was tapped, or whose form was sent by the Enter key. Null if there is none, or if React has
   * handled the tap.
   */
  button: HTMLButtonElement | null;
  /** Stops keeping taps. */
  readonly end: () => void;
}

/**
 * Links to sign in or register on built pages. They lack `?next=`, because the HTML is the same for every URL of the
 * route.
 */
const SIGN_IN_LINKS = '[href="/login"],[href="/register"]';

/**
 * Keeps the last tap on a button until the app can handle it. Links and fields work without the app. A tapped link to
 * sign in or register gets the `?next=` of the page.
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

/** Drops the kept tap if React handles it now. React hydrates a tapped element first if its code is loaded. */
export function dropHandledTap({ target }: { readonly target: EventTarget }): void {
  const { keptTap } = window;
  if (target instanceof Node && keptTap?.button?.contains(target)) keptTap.button = null;
}

/**
 * Repeats the kept tap when the app can handle it. If the app has rendered the page again, the button is gone and
 * nothing happens.
 */
export function repeatKeptTap(): void {
  const { keptTap } = window;
  delete window.keptTap;
  keptTap?.end();
  if (keptTap?.button?.isConnected) keptTap.button.click();
}

/**
 * Stops the browser from sending forms with `method="post"`, which the app sends. Otherwise the browser would leave
 * the page and lose the typed text. A search form has another method, so the browser may send it.
 */
export function keepForms(): void {
  const keep = (event: SubmitEvent) => {
    if (event.target instanceof HTMLFormElement && event.target.method === 'post')
      event.preventDefault();
  };
  document.addEventListener('submit', keep, true);
}
