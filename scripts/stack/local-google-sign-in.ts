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
    <title>Local Google sign-in</title>
    <style>
      body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; padding: 1.5rem; }
      form, label { display: grid; gap: 0.5rem; }
      form { gap: 1rem; }
      input, button { font: inherit; min-height: 2.75rem; padding: 0.25rem 0.75rem; }
    </style>
  </head>
  <body>
    <h1>Choose an account</h1>
    <p>This page replaces Google's sign-in window in the local stack. Use any name and email.</p>
    <form>
      <label>Name <input name="name" autocomplete="off" required value="Grace Google"></label>
      <label>Email <input name="email" type="email" autocomplete="off" required
        value="grace@google.test"></label>
      <button disabled>Continue</button>
    </form>
    <script src="${PAGE}.js"></script>
  </body>
</html>`;

/** Enables the button. Before this script runs, a click would only reload the window. */
const script = `document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const { name, email } = Object.fromEntries(new FormData(event.target));
  const sub = Array.from(new TextEncoder().encode(email), (byte) => byte.toString(16)).join('');
  window.opener.postMessage({ sub, email, name, email_verified: true }, window.location.origin);
});
document.querySelector('button').disabled = false;`;

/** Returns the local replacement for Google's sign-in window, or null for another path. */
export function localGoogleSignIn(pathname: string): LocalPage | null {
  if (pathname === PAGE) return { contentType: 'text/html; charset=utf-8', body: html };
  if (pathname === `${PAGE}.js`)
    return { contentType: 'text/javascript; charset=utf-8', body: script };
  return null;
}
