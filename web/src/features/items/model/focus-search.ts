/** Focuses the search field of the home page. Returns false if it is not there yet. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('[role="search"] input');
  field?.focus();
  return field !== null;
}
