import { expect, it } from 'vitest';
import { send } from '../api/support/api';
import { dataIn } from '../api/support/first-page';
import { unique } from '../api/support/member';

const htmlAt = async (path: string) => {
  const answer = await send('GET', path);
  expect(answer.status, path).toBe(200);
  return answer.text();
};

it('a flood of searches and lists gets the page that starts the app, and `/` stays rendered', async () => {
  const word = unique();
  const paths = Array.from({ length: 60 }, (_, n) =>
    n % 2 === 0 ? `/?q=${word}+${String(n)}` : `/?min=${String(n)}`,
  );
  const pages = await Promise.all(paths.map(htmlAt));
  const rendered = pages.filter((html) => dataIn(html) !== null);
  // 30 in a burst, and one every 3 seconds.
  expect(rendered.length).toBeGreaterThanOrEqual(30);
  expect(rendered.length).toBeLessThan(60);
  expect(dataIn(await htmlAt('/'))).toMatchObject({ kind: 'list', search: '' });
});
