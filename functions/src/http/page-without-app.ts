/** Served if the shell cannot be fetched. The content security policy allows no inline styles. */
export const PAGE_WITHOUT_APP = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>BoloBoard</title>
  </head>
  <body>
    <h1>BoloBoard</h1>
    <p>See what resellers sold, what it sold for, and what to be on the lookout for.</p>
    <p>We couldn’t load this page. Please try again in a moment.</p>
    <p><a href="">Try again</a> or <a href="/">go to the home page</a>.</p>
  </body>
</html>
`;
