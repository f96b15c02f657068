/** The file of the shell, which starts the app at any URL, without content. */
export const SHELL = 'shell.html';
