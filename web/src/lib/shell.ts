/** The shell: the page that starts the app at any address, without content. */
export const SHELL = 'shell.html';
