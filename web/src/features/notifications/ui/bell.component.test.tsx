import { setResponse, callsTo } from '@test/fake-api';
import { bellButton } from '@test/notifications';
import { renderPart } from '@test/render';
import { afterEach, expect, test, vi } from 'vitest';
import { DESKTOP } from '@test/viewports';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { setLiveConnected } from '../model/live-state';
import { Bell } from './bell';

afterEach(async () => {
  await cleanup();
  setLiveConnected(false);
  vi.useRealTimers();
});

test('does not poll while Firestore delivers notifications, and polls again after Firestore has stopped', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const counts = () => callsTo('countUnreadNotifications').length;
  await page.viewport(...DESKTOP);
  setResponse('countUnreadNotifications', { count: 2 });
  await renderPart(<Bell memberId="member-1" openItem={() => undefined} />);
  await expect.element(bellButton('2 new notifications')).toBeVisible();
  setLiveConnected(true);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(counts()).toBe(1);
  setResponse('countUnreadNotifications', { count: 3 });
  setLiveConnected(false);
  await expect.element(bellButton('2 new notifications')).toBeVisible();
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.element(bellButton('3 new notifications')).toBeVisible();
  expect(counts()).toBe(2);
});
