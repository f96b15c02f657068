import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredMedia } from '../../gateways/media/media';
import type { Authority } from '../../lib/authority';
import { actorFor } from '../../lib/authority.test-support';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import type { Logger } from '../../lib/logger';
import type { PublicFieldsChange } from '../../repos/public-fields-repo';
import type { UserRecord } from '../../repos/users-repo';
import { newMember } from '../../repos/new-member';
import { createProfilePictures } from './profile-pictures';

const NOW = new Date('2026-11-22T12:00:00Z');
const error = vi.fn();
const log: Logger = { info() {}, warn() {}, error, with: () => log };

let files: Map<string, StoredMedia>;
let member: UserRecord | null;
let failing: { put?: string; remove?: string; commit?: 'before' | 'after' };
beforeEach(() => {
  files = new Map();
  member = newMember({ email: 'ann@example.com' }, NOW);
  failing = {};
  error.mockClear();
});

const fail = () => Promise.reject(new Error('The disk is full'));
const pictures = createProfilePictures({
  squares: { draw: async () => ({ full: Buffer.from('full'), small: Buffer.from('small') }) },
  media: {
    put: async (path, file) => {
      if (failing.put !== undefined && path.endsWith(failing.put)) return fail();
      await new Promise((done) => setTimeout(done, 5));
      files.set(path, file);
    },
    remove: async (path) => {
      if (failing.remove !== undefined && path.endsWith(failing.remove)) return fail();
      files.delete(path);
    },
  },
  users: { get: async () => member },
  publicFields: {
    change: async (_by: Authority, change: PublicFieldsChange) => {
      if (failing.commit === 'before') return fail();
      if (!member) return null;
      const before = member;
      member = { ...before, ...change };
      return failing.commit === 'after' ? fail() : { before, after: member };
    },
  },
  now: () => NOW,
});
const set = () => pictures.set(Buffer.from('x'), { by: actorFor('ann'), log });
const stored = () => [...files.keys()].map((path) => `/media/${path}`);
const filesOf = (url: string) => [url, url.replace('.webp', '-96.webp')];

describe('profile pictures', () => {
  it('stores two square pictures under a new name each time, and removes the earlier ones', async () => {
    const first = await set();
    expect(first).toMatch(/^\/media\/profiles\/ann\/[0-9a-f]{32}\.webp$/);
    expect(stored().sort()).toEqual(filesOf(first).sort());
    const second = await set();
    expect(second).not.toBe(first);
    expect(stored().sort()).toEqual(filesOf(second).sort());
    expect(member?.customProfileImageUrl).toBe(second);
    expect([...files.values()].map(({ bytes }) => bytes.toString()).sort()).toEqual([
      'full',
      'small',
    ]);
  });

  it.each(['.webp', '-96.webp'])(
    'keeps the earlier picture when the file whose name ends in %s cannot be stored',
    async (put) => {
      const first = await set();
      failing = { put };
      await expect(set()).rejects.toThrow('The disk is full');
      expect(stored().sort()).toEqual(filesOf(first).sort());
      expect(member?.customProfileImageUrl).toBe(first);
    },
  );

  it('removes the files of the new picture when the commit fails', async () => {
    const first = await set();
    failing = { commit: 'before' };
    await expect(set()).rejects.toThrow('The disk is full');
    expect(stored().sort()).toEqual(filesOf(first).sort());
  });

  it('keeps the new picture when the commit only seems to fail', async () => {
    failing = { commit: 'after' };
    const url = await set();
    expect(stored().sort()).toEqual(filesOf(url).sort());
  });

  it('stores nothing for a member who is gone', async () => {
    member = null;
    expect(await appErrorOf(set())).toMatchObject({ code: 'unauthorized' });
    expect(stored()).toEqual([]);
  });

  it('keeps the picture when another field changes, and removes it when its URL becomes null', async () => {
    const url = await set();
    await pictures.change({ by: actorFor('ann'), log, fields: { tiktokUrl: null } });
    expect(stored().sort()).toEqual(filesOf(url).sort());
    await pictures.change({ by: actorFor('ann'), log, fields: { customProfileImageUrl: null } });
    expect(stored()).toEqual([]);
  });

  it('removes no file when the URL is not of a stored picture', async () => {
    for (const url of ['https://google.test/media/items/owl/1.webp', '/media/../1.webp']) {
      if (member) member = { ...member, customProfileImageUrl: url };
      await set();
      expect(files.size).toBe(2);
      files.clear();
    }
  });

  it('logs a file that cannot be removed, and removes the other file', async () => {
    const first = await set();
    failing = { remove: '-96.webp' };
    await set();
    expect(files.size).toBe(3);
    expect(error).toHaveBeenCalledExactlyOnceWith('picture_cleanup_failed', {
      path: first,
      cause: 'Error: The disk is full',
    });
  });
});
