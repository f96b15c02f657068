/** Stands in for the page that starts the app, where that cannot be had. */
export const PAGE_WITHOUT_APP = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>BoloBoard</title>
    <style>
      body {
        max-width: 36rem;
        margin: 15vh auto;
        padding: 0 1rem;
        font: 1.125rem/1.5 system-ui, sans-serif;
      }
    </style>
  </head>
  <body>
    <h1>BoloBoard</h1>
    <p>What resellers sold, for how much, and what to be on the lookout for.</p>
    <p>This page could not be loaded just now. It will be back in a moment.</p>
    <p><a href="">Try again</a> or <a href="/">go to the board</a>.</p>
  </body>
</html>
`;
