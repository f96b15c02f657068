import { expect, test, vi } from 'vitest';
import { EVENTS } from './app/events/events';

test('exports every background function', async () => {
  // As during a deployment, which sets no parameters.
  vi.stubEnv('FUNCTIONS_CONTROL_API', 'true');
  const exported = Object.keys(await import('./index'));
  expect(exported.toSorted()).toEqual(
    ['api', 'uploads', 'media', 'page', ...Object.keys(EVENTS)].toSorted(),
  );
});
