/** The file name of the shell. The shell starts the app at any URL and has no content. */
export const SHELL = 'shell.html';
