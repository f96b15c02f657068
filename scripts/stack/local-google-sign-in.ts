const PAGE = '/__local/google-sign-in';

export interface LocalPage {
  readonly contentType: string;
  readonly body: string;
}

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Google sign-in stand-in</title>
    <style>
      body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; padding: 1.5rem; }
      form, label { display: grid; gap: 0.5rem; }
      form { gap: 1rem; }
      input, button { font: inherit; min-height: 2.75rem; padding: 0.25rem 0.75rem; }
    </style>
  </head>
  <body>
    <h1>Choose an account</h1>
    <p>This stands in for Google's window in the local stack. Any name and email will do.</p>
    <form>
      <label>Name <input name="name" autocomplete="off" required value="Grace Google"></label>
      <label>Email <input name="email" type="email" autocomplete="off" required
        value="grace@google.test"></label>
      <button disabled>Continue</button>
    </form>
    <script src="${PAGE}.js"></script>
  </body>
</html>`;

/**
 * Hands the account to the page that opened the window, as the Auth emulator takes it. The button works
 * only once this script runs: pressed earlier, it would reload the window and send nothing.
 */
const script = `document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const { name, email } = Object.fromEntries(new FormData(event.target));
  const sub = Array.from(new TextEncoder().encode(email), (byte) => byte.toString(16)).join('');
  window.opener.postMessage({ sub, email, name, email_verified: true }, window.location.origin);
});
document.querySelector('button').disabled = false;`;

/** The local stack's stand-in for Google's sign-in window; null for any other path. */
export function localGoogleSignIn(pathname: string): LocalPage | null {
  if (pathname === PAGE) return { contentType: 'text/html; charset=utf-8', body: html };
  if (pathname === `${PAGE}.js`)
    return { contentType: 'text/javascript; charset=utf-8', body: script };
  return null;
}
