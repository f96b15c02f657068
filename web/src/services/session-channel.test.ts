import { expect, test, vi } from 'vitest';
import { announceSessionChange, onSessionChange } from './session-channel';

const NAME = 'boloboard-session';

test('a tab receives the session changes that other tabs announce, but not those that it announces itself', async () => {
  const received = vi.fn();
  const otherTab = new BroadcastChannel(NAME);
  const otherReceived = new Promise<unknown>((resolve) => {
    otherTab.onmessage = (event: MessageEvent<unknown>) => resolve(event.data);
  });
  const stop = onSessionChange(received);
  announceSessionChange('signed-in');
  expect(await otherReceived).toBe('signed-in');
  expect(received).not.toHaveBeenCalled();
  otherTab.postMessage('signed-out');
  await vi.waitFor(() => expect(received).toHaveBeenCalledWith('signed-out'));
  stop();
  otherTab.close();
});
