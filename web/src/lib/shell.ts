/** The built page that starts the app at any address. */
export const SHELL = 'index.html';
