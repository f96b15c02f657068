import { expect, it } from 'vitest';
import { send } from '../api/support/api';
import { pageDataIn } from '../api/support/first-page';
import { createMember, uniqueName } from '../api/support/member';

const htmlAt = async (path: string, status = 200) => {
  const response = await send('GET', path);
  expect(response.status, path).toBe(status);
  return response.text();
};
const renderedOf = (pages: readonly string[]) => pages.filter((html) => pageDataIn(html) !== null);
const numbers = Array.from({ length: 60 }, (_, n) => n);

it('searches and filtered lists that exceed the limit of rendered pages get the shell of the app, while `/` and profiles are still rendered', async () => {
  const word = uniqueName();
  const paths = numbers.map((n) =>
    n % 2 === 0 ? `/?q=${word}+${String(n)}` : `/?min=${String(n)}`,
  );
  const rendered = renderedOf(await Promise.all(paths.map((path) => htmlAt(path))));
  // The limit allows 20 rendered pages in a burst, and one more about every 6 seconds.
  expect(rendered.length).toBeGreaterThanOrEqual(20);
  expect(rendered.length).toBeLessThan(60);
  expect(pageDataIn(await htmlAt('/'))).toMatchObject({ kind: 'list', search: '' });
  const { username } = await createMember();
  expect(pageDataIn(await htmlAt(`/user/${username ?? ''}`))).toMatchObject({ kind: 'profile' });
});

it('later pages of a profile that exceed the limit of rendered pages get the shell of the app, while `/` is still rendered', async () => {
  const { username } = await createMember();
  const paths = numbers.map((n) => `/user/${username ?? ''}?page=${String(n + 2)}`);
  const rendered = renderedOf(await Promise.all(paths.map((path) => htmlAt(path))));
  expect(rendered.length).toBeGreaterThanOrEqual(20);
  expect(rendered.length).toBeLessThan(60);
  expect(pageDataIn(await htmlAt('/'))).toMatchObject({ kind: 'list', search: '' });
});
