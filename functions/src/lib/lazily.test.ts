import { expect, it, vi } from 'vitest';
import { lazily } from './lazily';

it('creates a part on its first read, and only once', () => {
  const create = vi.fn(() => ({ name: 'part' }));
  const parts = lazily({ part: create });
  expect(create).not.toHaveBeenCalled();
  expect(parts.part).toBe(parts.part);
  expect(create).toHaveBeenCalledOnce();
});

it('creates a part that another part reads', () => {
  const unread = vi.fn(() => 0);
  const parts = lazily({ sum: () => parts.one + 1, one: () => 1, unread });
  expect(parts.sum).toBe(2);
  expect(unread).not.toHaveBeenCalled();
});

it('tries again to create a part after a failure', () => {
  const create = vi.fn(() => 'part');
  create.mockImplementationOnce(() => {
    throw new Error('no network');
  });
  const parts = lazily({ part: create });
  expect(() => parts.part).toThrow('no network');
  expect(parts.part).toBe('part');
});
