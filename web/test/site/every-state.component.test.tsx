import { expectNoAxeViolations } from '@test/accessibility';
import { hold, loseNetwork, refuse } from '@test/fake-api';
import { answerChampions, answerHome, answerMember, answerVisitor, cards } from '@test/home';
import { detail, openCard } from '@test/item-detail';
import { answerPagesOf, bowls, titleOf } from '@test/item-list';
import { itemLike } from '@test/items';
import { matchMediaAs } from '@test/match-media';
import { memberLike } from '@test/members';
import { goOffline, goOnline } from '@test/offline';
import { renderApp, renderPart } from '@test/render';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ItemListSection } from '@/features/items/ui/item-list-section';
import { NewerItems } from '@/features/items/ui/newer-items';

const SHOWN = { filter: { hasText: /./ } };

beforeEach(() => {
  answerVisitor();
  answerHome();
  answerPagesOf(bowls(160));
  const item = itemLike({ isPremiumUser: true, isOwnSale: true, purchasePrice: '4.00' });
  const seller = { user: { ...item, id: 'thrifty' }, itemCount: 123, topItem: item };
  answerChampions({ liked: item, profit: item, seller });
});

afterEach(() => {
  goOnline();
  vi.restoreAllMocks();
});

async function showHome(): Promise<void> {
  await renderApp();
  await expect.element(cards()).toHaveLength(16);
  await expect.element(page.getByText('123 items')).toBeVisible();
}

const seeHeading = (name: string) =>
  expect.element(page.getByRole('heading', { name })).toBeVisible();
