import { holdResponses } from '@test/fake-api';
import { setHomeResponses, cards } from '@test/home';
import { setItemListResponses, bowls } from '@test/item-list';
import { renderPart } from '@test/render';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ItemListSection } from './item-list-section';

test('does not render the old cards again while the list for a chosen filter loads', async () => {
  setHomeResponses();
  setItemListResponses(bowls(16));
  const actions = vi.fn(() => null);
  const list = { viewer: 'free', likelyViewer: 'free', slots: { actions } } as const;
  await renderPart(<ItemListSection {...list} />);
  await expect.element(cards()).toHaveLength(16);
  const letItemsGo = holdResponses('listItems');
  actions.mockClear();
  await page.getByLabelText('Marketplace', { exact: true }).selectOptions('ebay');
  await expect.poll(() => document.querySelector('[aria-busy=true] article')).not.toBeNull();
  expect(actions).not.toHaveBeenCalled();
  letItemsGo();
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
});
