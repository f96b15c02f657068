import { expect, test } from 'vitest';
import functionsPackage from '../../functions/package.json' with { type: 'json' };
import rootPackage from '../../package.json' with { type: 'json' };
import webPackage from '../../web/package.json' with { type: 'json' };

test('the packages of the app and the server have the version of the product', () => {
  expect([webPackage.version, functionsPackage.version]).toEqual([
    rootPackage.version,
    rootPackage.version,
  ]);
});
