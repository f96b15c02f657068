declare global {
  interface Window {
    /** Here, because the script in the head and the app are separate builds. */
    keptTap?: KeptTap;
  }
}

interface KeptTap {
  /** The button that was tapped last, or pressed by the Enter key in its form. Null if there is none, or if React has handled the tap. */
  button: HTMLButtonElement | null;
  /** Keeps no more taps. */
  readonly end: () => void;
}

/** A built page has these links without `?next=`, which is only in its address. */
const SIGN_IN_LINKS = '[href="/login"],[href="/register"]';

/**
 * Keeps the last tap on a button until the app can answer it. Links and fields work without the app. A link to sign in or register
 * gets the `?next=` of the page when it is tapped.
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

/** Drops the kept tap if React handles it now. React first hydrates what is tapped, if its code is there. */
export function dropHandledTap({ target }: { readonly target: EventTarget }): void {
  const { keptTap } = window;
  if (target instanceof Node && keptTap?.button?.contains(target)) keptTap.button = null;
}

/** Taps the kept button again, now that the app answers. The button is gone if the app has rendered the page again. */
export function repeatKeptTap(): void {
  const { keptTap } = window;
  delete window.keptTap;
  keptTap?.end();
  if (keptTap?.button?.isConnected) keptTap.button.click();
}

/**
 * Keeps the browser from sending forms with `method="post"`, which the app sends. The browser would leave the page, and
 * what was typed would be lost. A search has another method, so the browser opens its address.
 */
export function keepForms(): void {
  const keep = (event: SubmitEvent) => {
    if (event.target instanceof HTMLFormElement && event.target.method === 'post')
      event.preventDefault();
  };
  document.addEventListener('submit', keep, true);
}
