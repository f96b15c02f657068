// Plain JavaScript for Node 20, because the step that installs the packages uses it.

/** Outputs of npm, cargo and the system, each with the sentence for the person at the terminal. */
const KNOWN = [
  [/ENOSPC|No space left on device/i, 'The disk is full: free some space, then run this again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ECONNREFUSED .*:443|network (?:is unreachable|request)|Could not resolve host|failed to download|spurious network error/i,
    'The package registry cannot be reached: check the network (and any proxy), then run this again.',
  ],
  [
    /EACCES|EPERM|Permission denied/,
    'A file or folder of this checkout may not be written: give it to your own user (sudo chown -R $USER .), then run this again.',
  ],
  [
    /npm ci.*can only install|EUSAGE|package-lock\.json.* (?:in sync|missing)/,
    'package.json and package-lock.json disagree: run "npm install" and commit both.',
  ],
  [
    /EINTEGRITY|sha512.*integrity/,
    'A downloaded package is damaged: run "npm cache clean --force", then run this again.',
  ],
  [/EMFILE|ENFILE/, 'Too many files are open: run "ulimit -n 4096", then run this again.'],
  [/ENOMEM|heap out of memory/, 'Memory ran out: close other programs, then run this again.'],
];

/**
 * @param {string} output what a failed program printed
 * @returns {string | null} one sentence that says what to do, or null for unknown output
 */
export function explainOutput(output) {
  for (const [pattern, sentence] of KNOWN) {
    if (/** @type {RegExp} */ (pattern).test(output)) return /** @type {string} */ (sentence);
  }
  return null;
}

/**
 * @param {unknown} error whatever ended a command
 * @returns {string} one sentence that says what to do
 */
export function explainFailure(error) {
  if (!(error instanceof Error)) return `It failed: ${String(error)}.`;
  if (error.name === 'Problem') return error.message;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') {
    const port = 'port' in error ? ` ${String(error.port)}` : '';
    return `Port${port} is taken: stop what listens on it, then run this again.`;
  }
  return explainOutput(`${code} ${error.message}`) ?? `It failed: ${error.message}`;
}
