/** Reloads the page. This function has its own module, so that tests can replace it. */
export const reloadPage = (): void => window.location.reload();
