import { describe, expect, it } from 'vitest';
import { demandRights } from './rights';

const member = { uid: 'ann', isAdmin: false };
const admin = { uid: 'root', isAdmin: true };
const nobodyIsPremium = () => Promise.resolve(false);
const annIsPremium = (uid: string) => Promise.resolve(uid === 'ann');

describe('demandRights', () => {
  it('lets anybody call what is open', async () => {
    await expect(demandRights('none', null, nobodyIsPremium)).resolves.toBeUndefined();
  });

  it.each(['user', 'premium', 'admin'] as const)('refuses visitors where %s', async (auth) => {
    await expect(demandRights(auth, null, annIsPremium)).rejects.toMatchObject({
      code: 'unauthorized',
      message: 'Unauthorized',
    });
  });

  it('takes the admin right from the claim and premium from the store', async () => {
    await expect(demandRights('admin', admin, nobodyIsPremium)).resolves.toBeUndefined();
    await expect(demandRights('premium', member, annIsPremium)).resolves.toBeUndefined();
    const forbidden = { code: 'forbidden' };
    await expect(demandRights('admin', member, annIsPremium)).rejects.toMatchObject(forbidden);
    await expect(demandRights('premium', admin, annIsPremium)).rejects.toMatchObject(forbidden);
  });
});
