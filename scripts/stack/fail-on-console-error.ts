import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test that writes to console.error has gone wrong unnoticed. One that means to, asserts on the spy
// and then clears it: vi.mocked(console.error).mockClear().
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  const said = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : [];
  vi.restoreAllMocks();
  expect(said, 'console.error was called').toEqual([]);
});
