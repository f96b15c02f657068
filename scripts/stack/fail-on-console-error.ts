import { afterEach, beforeEach, expect, vi } from 'vitest';

// Fails every test that calls console.error. A test that expects an error checks the calls of this mock and then clears
// them: vi.mocked(console.error).mockClear().
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : [];
  vi.restoreAllMocks();
  expect(calls, 'unexpected console.error calls').toEqual([]);
});
