import { expect, test, vi } from 'vitest';
import { announceSessionChange, onSessionChange } from './session-channel';

const NAME = 'boloboard-session';

test('hears other tabs, and never itself', async () => {
  const heard = vi.fn();
  const otherTab = new BroadcastChannel(NAME);
  const otherHeard = new Promise<unknown>((resolve) => {
    otherTab.onmessage = (event: MessageEvent<unknown>) => resolve(event.data);
  });
  const stop = onSessionChange(heard);
  announceSessionChange('signed-in');
  expect(await otherHeard).toBe('signed-in');
  expect(heard).not.toHaveBeenCalled();
  otherTab.postMessage('signed-out');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('signed-out'));
  stop();
  otherTab.close();
});
