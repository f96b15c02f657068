import { expect, test } from 'vitest';
import { precachedFilesIn } from './precached-files';

test('precachedFilesIn returns the files that the service worker caches at its installation, and not the files with `lazy`', () => {
  const files = [
    { lazy: true, revision: null, url: 'assets/zoom-c.js' },
    { revision: null, url: 'assets/index-a.js' },
    { url: 'built-pages.json', revision: '1a', size: 0 },
  ];
  const worker = `var a={b:1},files=${JSON.stringify(files)};f({c:{}})`;
  expect(precachedFilesIn(worker)).toEqual(['assets/index-a.js', 'built-pages.json']);
});
