import { setResponse } from '@test/fake-api';
import { setSignedInMemberResponses } from '@test/home';
import { expectGoodLayout, SLOW_TEST_OPTIONS } from '@test/layout';
import { memberLike } from '@test/members';
import {
  setBellResponses,
  bellButton,
  bellLink,
  notificationLike,
  notificationRows,
  notificationPanel,
} from '@test/notifications';
import { renderApp } from '@test/render';
import { DESKTOP } from '@test/viewports';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const WIDE_WORD = 'W'.repeat(60);
const all = [
  notificationLike({ createdAt: new Date().toISOString(), message: `@ana: ${WIDE_WORD}` }),
  notificationLike({ id: 'n2', isRead: true, title: 'Old comment', message: WIDE_WORD }),
  notificationLike({ id: 'n3', type: 'follow', topic: null, itemId: null, title: 'New follower' }),
];

beforeEach(() => {
  setBellResponses(all);
  setResponse('countUnreadNotifications', { count: 100 });
});

describe('the layout of notifications', SLOW_TEST_OPTIONS, () => {
  test('the page of notifications has room for all texts and controls, with a deleted notification', async () => {
    await renderApp('/notifications');
    await expect.element(notificationRows()).toHaveLength(3);
    await page.getByRole('button', { name: 'Delete: New follower' }).click();
    await expect.element(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
    await expectGoodLayout();
  });

  test('the panel of notifications has room for all texts and controls', async () => {
    await page.viewport(...DESKTOP);
    await renderApp('/no/such/page');
    await bellButton('99+ new notifications').click();
    await expect.element(notificationPanel()).toBeVisible();
    await expect.element(notificationRows()).toHaveLength(3);
    await expectGoodLayout();
  });
});

test.each([320, 360, 390, 768, 1024])(
  'the header stays in one line on a screen of %i px width',
  async (width) => {
    await page.viewport(width, 700);
    setSignedInMemberResponses(memberLike({ firstName: 'W'.repeat(20), isAdmin: true }));
    await renderApp('/about');
    const bell =
      width < 768 ? bellLink('99+ new notifications') : bellButton('99+ new notifications');
    await expect.element(bell).toBeVisible();
    expect(page.getByRole('banner').element().getBoundingClientRect().height).toBe(64);
  },
);
