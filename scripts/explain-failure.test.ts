import { expect, test } from 'vitest';
import { explainFailure, explainOutput } from './explain-failure.mjs';
import { Problem } from './stack/problem';

test.each([
  ['npm error code ENOTFOUND\nnpm error errno ENOTFOUND', 'The package registry cannot be reached'],
  ['npm error request to https://x failed, reason: getaddrinfo EAI_AGAIN x', 'check the network'],
  ['warning: spurious network error (3 tries remaining): [6] Could not resolve host', 'network'],
  ['npm error ENOSPC: no space left on device, write', 'free some space'],
  ['error: failed to write `/x`: No space left on device (os error 28)', 'free some space'],
  ["npm error EACCES: permission denied, mkdir 'node_modules'", 'may not be written'],
  [
    'npm error code EUSAGE\nnpm error `npm ci` can only install packages when your package.json and package-lock.json are in sync',
    'run "npm install"',
  ],
  ['npm error code EINTEGRITY', 'npm cache clean'],
])('%j is explained in one sentence', (output, sentence) => {
  const explained = explainOutput(output);
  expect(explained).toContain(sentence);
  expect(explained).toMatch(/^[^\n]*\.$/);
});

test('output that says nothing known is left to the caller', () => {
  expect(explainOutput('something else went wrong')).toBeNull();
});

test("returns a problem's message", () => {
  expect(explainFailure(new Problem('Install Rust.'))).toBe('Install Rust.');
});

test('a taken port is named', () => {
  const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 5000 });
  expect(explainFailure(error)).toBe(
    'Port 5000 is taken: stop what listens on it, then run this again.',
  );
});

test('explains a full disk by its error code', () => {
  const error = Object.assign(new Error('write failed'), { code: 'ENOSPC' });
  expect(explainFailure(error)).toContain('The disk is full');
});

test('returns the message without a stack when the error is unknown', () => {
  expect(explainFailure(new TypeError('x is not a function'))).toBe(
    'It failed: x is not a function',
  );
  expect(explainFailure('odd')).toBe('It failed: odd.');
});
