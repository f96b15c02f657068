import type { Favorite } from '@contract/schemas/favorite';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  setResponseByUrl,
  callsTo,
  holdResponses,
  setErrorResponse,
} from '@test/fake-api';
import { renderPart } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FavoritesPanel } from './favorites-panel';

const FAILED = 'Failed to update favorite status. Please try again.';
const see = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();

describe('the favorites panel', () => {
  const seller = (n: number): Favorite => ({
    id: `seller-${n}`,
    favoriteUsername: `seller_${n}`,
    profileImageUrl: null,
    isPremiumUser: false,
    createdAt: '2026-03-05T12:00:00.000Z',
  });
  const rows = () => page.getByRole('list', { name: 'Favorite sellers' }).getByRole('listitem');

  test.each(BOTH_SIZES)('shows skeletons, then the sellers with links on a $size', async (at) => {
    await page.viewport(...at.viewport);
    setResponse('listFavorites', { favorites: [seller(1), seller(2)], next: null });
    const letGo = holdResponses('listFavorites');
    await renderPart(<FavoritesPanel isPremium />);
    await expect.element(page.getByTestId('favorite-skeleton')).toHaveLength(3);
    letGo();
    await expect.element(rows()).toHaveLength(2);
    await expect
      .element(page.getByRole('link', { name: '@seller_1' }))
      .toHaveAttribute('href', '/user/seller_1');
    await see('Mar 5, 2026');
    await expect.element(page.getByText('Premium Feature')).not.toBeInTheDocument();
    await expectNoAxeViolations();
  });

  test('shows the premium badge only for premium sellers', async () => {
    const premium = { ...seller(1), isPremiumUser: true };
    setResponse('listFavorites', { favorites: [premium, seller(2)], next: null });
    await renderPart(<FavoritesPanel isPremium />);
    await expect.element(rows().nth(0)).toMatchTextContent('Premium');
    await expect.element(rows().nth(1)).not.toMatchTextContent('Premium');
    await expectNoAxeViolations();
  });

  test('requests 4 sellers at a time', async () => {
    setResponse('listFavorites', { favorites: [seller(1)], next: null });
    await renderPart(<FavoritesPanel isPremium />);
    await expect.element(rows()).toHaveLength(1);
    const limits = callsTo('listFavorites').map(({ url }) => url.searchParams.get('limit'));
    expect(limits).toEqual(['4']);
  });

  test("shows more sellers on 'Show More'", async () => {
    const next = '2026-03-05T12:00:00.000001Z';
    setResponseByUrl('listFavorites', ({ searchParams }) =>
      searchParams.get('after') === next
        ? { favorites: [seller(2)], next: null }
        : { favorites: [seller(1)], next },
    );
    await renderPart(<FavoritesPanel isPremium />);
    await page.getByRole('button', { name: 'Show More' }).click();
    await expect.element(rows()).toHaveLength(2);
    await expect.element(page.getByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
  });

  test('removes a seller and then focuses the heading, but shows the seller again when the removal fails', async () => {
    setResponse('listFavorites', { favorites: [seller(1), seller(2)], next: null });
    setResponse('removeFavorite', { isFavorited: false });
    await renderPart(<FavoritesPanel isPremium />);
    const remove = (n: number) =>
      page.getByRole('button', { name: `Remove @seller_${n} from favorites` });
    await remove(1).click();
    await see('Seller unfavorited');
    await expect.element(rows()).toHaveLength(1);
    await expect.element(page.getByRole('heading', { name: 'Favorite Sellers' })).toHaveFocus();
    setErrorResponse('removeFavorite', 'internal', 'Something went wrong.');
    await remove(2).click();
    await see(FAILED);
    await expect.element(rows()).toHaveLength(1);
  });

  test('when one of two removals fails, shows the seller of this removal again, but not the other seller', async () => {
    const days = [3, 2, 1].map((n) => ({ ...seller(n), createdAt: `2026-03-0${n}T12:00:00.000Z` }));
    setResponse('listFavorites', { favorites: days, next: null });
    setErrorResponse('removeFavorite', 'internal', 'Something went wrong.');
    const letGo = holdResponses('removeFavorite');
    await renderPart(<FavoritesPanel isPremium />);
    const remove = (n: number) =>
      page.getByRole('button', { name: `Remove @seller_${n} from favorites` });
    await remove(2).click();
    await expect.element(rows()).toHaveLength(2);
    setResponse('removeFavorite', { isFavorited: false });
    await remove(3).click();
    await see('Seller unfavorited');
    letGo();
    await see(FAILED);
    await expect.element(rows()).toHaveLength(2);
    for (const [at, name] of ['@seller_2', '@seller_1'].entries())
      await expect.element(rows().nth(at).getByRole('link', { name })).toBeVisible();
  });

  test('shows why the favorites could not be loaded, and after Try Again, that there are no favorites yet', async () => {
    setErrorResponse('listFavorites', 'unavailable', 'Down for a moment.');
    await renderPart(<FavoritesPanel isPremium />);
    await see('Down for a moment.');
    await expectNoAxeViolations();
    setResponse('listFavorites', { favorites: [], next: null });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await see('No favorite sellers yet.');
  });

  test('for a free member, shows that favorites need Premium, and requests no favorites', async () => {
    await renderPart(<FavoritesPanel isPremium={false} />);
    await see('Premium Feature');
    expect(callsTo('listFavorites')).toHaveLength(0);
    await expectNoAxeViolations();
  });
});
