/** Leaves the app and opens a page of another site. This function has its own module, so that tests can replace it. */
export const openOtherSite = (url: string): void => window.location.assign(url);
