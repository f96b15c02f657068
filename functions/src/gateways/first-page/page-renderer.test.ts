import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { itemLike, itemListPageLike } from '@contract/schemas/item.test-support';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ListFirstPage } from '@contract/schemas/first-page';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFirstPageRenderer } from './page-renderer';

const LIST = itemListPageLike([], { total: 7 });
const FIRST_PAGE: ListFirstPage = { kind: 'list', search: '', list: LIST, readAt: 0 };

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'boloboard-first-page-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const renderer = () => createFirstPageRenderer(pathToFileURL(`${folder}/`));

function writeBuild() {
  writeFileSync(join(folder, 'shell.html'), '<p>shell</p>');
  writeFileSync(join(folder, 'unrendered-page.html'), '<p>page</p>');
  writeFileSync(join(folder, 'unrendered-item.html'), '<p>item</p>');
  writeFileSync(join(folder, 'unrendered-list.html'), '<p>list</p>');
  writeFileSync(join(folder, 'unrendered-profile.html'), '<p>profile</p>');
  writeFileSync(
    join(folder, 'render-first-page.js'),
    'export const renderFirstPage = async (page, { list }) => page + (list?.pagination.total ?? " of nobody");',
  );
}

it('the page renderer renders into the HTML file of its own build when Hosting serves the same build', async () => {
  writeBuild();
  expect(await renderer().render('<p>shell</p>', FIRST_PAGE)).toBe('<p>page</p>7');
});

it('the page renderer renders an item, a search and a profile into different HTML files', async () => {
  writeBuild();
  const open = { kind: 'item', readAt: 0, list: LIST, item: itemLike() } as const;
  expect(await renderer().render('<p>shell</p>', open)).toBe('<p>item</p>7');
  const search = { ...FIRST_PAGE, search: '?q=owl' };
  expect(await renderer().render('<p>shell</p>', search)).toBe('<p>list</p>7');
  const profile = { kind: 'profile', readAt: 0, username: 'x', page: 1, profile: null } as const;
  expect(await renderer().render('<p>shell</p>', profile)).toBe('<p>profile</p> of nobody');
});

it('the page renderer throws when Hosting serves the shell of a different build', async () => {
  writeBuild();
  await expect(renderer().render('<p>new shell</p>', FIRST_PAGE)).rejects.toThrow('another build');
});

it('the page renderer loads the build at the second attempt when the build was missing at the first one', async () => {
  const { render } = renderer();
  await expect(render('<p>shell</p>', FIRST_PAGE)).rejects.toThrow();
  writeBuild();
  expect(await render('<p>shell</p>', FIRST_PAGE)).toBe('<p>page</p>7');
});
