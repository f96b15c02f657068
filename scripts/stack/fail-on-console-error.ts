import { afterEach, beforeEach, expect, vi } from 'vitest';

// Fails each test that writes to console.error. A test that expects an error asserts on this spy, and then clears it with
// vi.mocked(console.error).mockClear().
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : [];
  vi.restoreAllMocks();
  expect(calls, 'unexpected console.error calls').toEqual([]);
});
