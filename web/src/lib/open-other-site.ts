/** Leaves the app for a page of another site. In a module of its own, so that tests can replace it. */
export const openOtherSite = (url: string): void => window.location.assign(url);
