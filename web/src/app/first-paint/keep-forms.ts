/**
 * Keeps the browser from sending forms with `method="post"`, which the app sends. Before it has started, the browser
 * would leave the page, and what was typed would be lost. A search has another method, so the browser opens its
 * address.
 */
export function keepForms(): void {
  const keep = (event: SubmitEvent) => {
    if (event.target instanceof HTMLFormElement && event.target.method === 'post')
      event.preventDefault();
  };
  document.addEventListener('submit', keep, true);
}
