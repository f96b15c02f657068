import { expect, test } from 'vitest';
import { serverErrors } from './server-errors';
import { parseSource } from './parsed-sources';

test.each([
  [`new AppError('conflict', 'It has changed.')`, [['conflict', 'It has changed.']]],
  [`new AppError('not_found', MESSAGES.missing)`, [['not_found', 'MESSAGES.missing']]],
  [`new AppError('conflict', \`Wait \${n} s.\`)`, [['conflict', 'Wait … s.']]],
  [`const text = 'No.'; throw new AppError('conflict', text)`, [['conflict', 'No.']]],
  [
    `new AppError(a ? 'forbidden' : 'conflict', b ? 'One.' : ONE)`,
    [
      ['forbidden', 'One.'],
      ['forbidden', 'ONE'],
      ['conflict', 'One.'],
      ['conflict', 'ONE'],
    ],
  ],
  [`new AppError(code, 'Any.')`, []],
  [`new Error('Any.')`, []],
])('serverErrors, given the code %s, returns %j', (code, errors) => {
  const found = serverErrors(parseSource('a.ts', code));
  expect(found.map((error) => [error.code, error.message])).toEqual(errors);
});
