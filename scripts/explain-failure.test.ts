import { expect, test } from 'vitest';
import { explainFailure, explainProgramFailure } from './explain-failure.mjs';
import { Problem } from './lib/problem';

test.each([
  ['npm error code ENOTFOUND\nnpm error errno ENOTFOUND', 'Could not reach the package registry'],
  ['npm error request to https://x failed, reason: getaddrinfo EAI_AGAIN x', 'Check your network'],
  ['warning: spurious network error (3 tries remaining): [6] Could not resolve host', 'network'],
  ['npm error ENOSPC: no space left on device, write', 'Free some space'],
  ['error: failed to write `/x`: No space left on device (os error 28)', 'Free some space'],
  ["npm error EACCES: permission denied, mkdir 'node_modules'", 'No write permission'],
  [
    'npm error code EUSAGE\nnpm error `npm ci` can only install packages when your package.json and package-lock.json are in sync',
    'Run "npm install"',
  ],
  ['npm error code EINTEGRITY', 'npm cache clean'],
])('explainProgramFailure explains the output %j on one line', (output, message) => {
  const explained = explainProgramFailure(output);
  expect(explained).toContain(message);
  expect(explained).toMatch(/^[^\n]*\.$/);
});

test('explainProgramFailure returns null when the output is unknown', () => {
  expect(explainProgramFailure('something else went wrong')).toBeNull();
});

test('explainFailure returns the message of a Problem', () => {
  expect(explainFailure(new Problem('Install Rust.'))).toBe('Install Rust.');
});

test('explainFailure names the port that is already in use', () => {
  const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 5000 });
  expect(explainFailure(error)).toBe(
    'Port 5000 is already in use. Stop the program that uses it, then try again.',
  );
});

test('explainFailure explains a full disk by its error code', () => {
  const error = Object.assign(new Error('write failed'), { code: 'ENOSPC' });
  expect(explainFailure(error)).toContain('The disk is full');
});

test('explainFailure returns the message without a stack when the error is unknown', () => {
  expect(explainFailure(new TypeError('x is not a function'))).toBe(
    'Something went wrong: x is not a function',
  );
  expect(explainFailure('odd')).toBe('Something went wrong: odd.');
});
