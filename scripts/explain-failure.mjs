// This file must run on Node 20 and import no package, because it is used while the packages are installed.

const KNOWN = [
  [/ENOSPC|No space left on device/i, 'The disk is full. Free some space, then try again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ECONNREFUSED .*:443|network (?:is unreachable|request)|Could not resolve host|failed to download|spurious network error/i,
    'Could not reach the package registry. Check your network connection and proxy, then try again.',
  ],
  [
    /EACCES|EPERM|Permission denied/,
    'No write permission in this checkout. Make your user its owner (sudo chown -R $USER .), then try again.',
  ],
  [
    /npm ci.*can only install|EUSAGE|package-lock\.json.* (?:in sync|missing)/,
    'package.json and package-lock.json do not match. Run "npm install" and commit both files.',
  ],
  [
    /EINTEGRITY|sha512.*integrity/,
    'A downloaded package is damaged. Run "npm cache clean --force", then try again.',
  ],
  [/EMFILE|ENFILE/, 'Too many files are open. Run "ulimit -n 4096", then try again.'],
  [
    /ENOMEM|heap out of memory/,
    'The computer ran out of memory. Close other programs, then try again.',
  ],
];

/**
 * Explains a known failure of a program.
 * @param {string} output the output of the program
 * @returns {string | null} a message that says how to fix the failure, or null if the output matches no known failure
 */
export function explainProgramFailure(output) {
  for (const [pattern, message] of KNOWN) {
    if (/** @type {RegExp} */ (pattern).test(output)) return /** @type {string} */ (message);
  }
  return null;
}

/**
 * @param {unknown} error
 * @returns {string} a message on one line
 */
export function explainFailure(error) {
  if (!(error instanceof Error)) return `Something went wrong: ${String(error)}.`;
  if (error.name === 'Problem') return error.message;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') {
    const port = 'port' in error ? ` ${String(error.port)}` : '';
    return `Port${port} is already in use. Stop the program that uses it, then try again.`;
  }
  return (
    explainProgramFailure(`${code} ${error.message}`) ?? `Something went wrong: ${error.message}`
  );
}
