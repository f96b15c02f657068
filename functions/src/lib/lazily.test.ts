import { expect, it, vi } from 'vitest';
import { lazily } from './lazily';

it('lazily creates a property when it is first read, and only once', () => {
  const create = vi.fn(() => ({ name: 'part' }));
  const parts = lazily({ part: create });
  expect(create).not.toHaveBeenCalled();
  expect(parts.part).toBe(parts.part);
  expect(create).toHaveBeenCalledOnce();
});

it('lazily creates a property when the creator of another property reads it', () => {
  const unread = vi.fn(() => 0);
  const parts = lazily({ sum: () => parts.one + 1, one: () => 1, unread });
  expect(parts.sum).toBe(2);
  expect(unread).not.toHaveBeenCalled();
});

it('lazily creates a property again when its first creation failed', () => {
  const create = vi.fn(() => 'part');
  create.mockImplementationOnce(() => {
    throw new Error('no network');
  });
  const parts = lazily({ part: create });
  expect(() => parts.part).toThrow('no network');
  expect(parts.part).toBe('part');
});
