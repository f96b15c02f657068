declare global {
  interface Window {
    /** The kept tap is stored on `window`, because the script in the head and the app are separate builds. */
    keptTap?: KeptTap;
  }
}

interface KeptTap {
  /**
   * The last button that was tapped, or whose form was sent with the Enter key. Null if there is no such button, or if
   * React has already handled the tap.
   */
  button: HTMLButtonElement | null;
  /** Removes the listeners that keep taps. */
  readonly end: () => void;
}

/**
 * Matches the links to sign in or register on built pages. Their URLs have no `?next=`, because the HTML of a built
 * page is the same for every URL of the route.
 */
const SIGN_IN_LINKS = '[href="/login"],[href="/register"]';

/**
 * Keeps the last tap on a button until the app can handle it. Links and fields already work before the app starts. When
 * a link to sign in or register is tapped, copies `?next=` from the URL of the page to the URL of the link.
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

/**
 * Forgets the kept tap if React can handle it itself. React hydrates a tapped element first, if the code of the element
 * is loaded.
 */
export function dropHandledTap({ target }: { readonly target: EventTarget }): void {
  const { keptTap } = window;
  if (target instanceof Node && keptTap?.button?.contains(target)) keptTap.button = null;
}

/**
 * Repeats the kept tap when the app can handle it. Does nothing if the app has replaced the HTML of the page, because
 * the tapped button is then gone.
 */
export function repeatKeptTap(): void {
  const { keptTap } = window;
  delete window.keptTap;
  keptTap?.end();
  if (keptTap?.button?.isConnected) keptTap.button.click();
}

/**
 * Stops the browser from sending forms with `method="post"` until the app has started, because only the app may send
 * them. Otherwise the browser would leave the page and lose the typed text. Search forms have another method, so the
 * browser may send them.
 */
export function blockEarlyFormSubmits(): void {
  const keep = (event: SubmitEvent) => {
    if (event.target instanceof HTMLFormElement && event.target.method === 'post')
      event.preventDefault();
  };
  document.addEventListener('submit', keep, true);
}
