import { describe, expect, it } from 'vitest';
import { createLinkTokensRepo, type LinkToken } from '../../../src/repos/link-tokens-repo';
import { createOwnDatabase } from '../../support/own-database';

const SOON = new Date(Date.now() + 60 * 60 * 1000);

const tokenLike = (seconds: number, fields: Partial<LinkToken> = {}): LinkToken => ({
  uid: 'ann',
  purpose: 'reset',
  email: 'ann@example.com',
  previousEmail: null,
  requestedAt: new Date(1_795_262_400_000 + seconds * 1000),
  expiresAt: SOON,
  usedBy: null,
  ...fields,
});

const tokens = () => createLinkTokensRepo(createOwnDatabase(), 'passwordResets');

describe('a new link token', () => {
  it('makes all earlier tokens invalid, including the tokens of repeated attempts to send a mail', async () => {
    const links = tokens();
    expect(await links.replace('first', tokenLike(0))).toBe(true);
    expect(await links.replace('again', tokenLike(0))).toBe(true);
    expect(await links.replace('second', tokenLike(1))).toBe(true);
    expect([await links.get('first'), await links.get('again')]).toEqual([null, null]);
    expect(await links.get('second')).toEqual(tokenLike(1));
  });

  it('is not stored when a later request already has a token, even after that token was used', async () => {
    const links = tokens();
    await links.replace('newer', tokenLike(1));
    expect(await links.replace('delayed', tokenLike(0))).toBe(false);
    expect([await links.get('newer'), await links.get('delayed')]).toEqual([tokenLike(1), null]);
    expect(await links.use('newer', 'key')).toBe(true);
    expect(await links.replace('delayed', tokenLike(0))).toBe(false);
    expect(await links.get('newer')).toEqual(tokenLike(1, { usedBy: 'key' }));
  });

  it("does not change the member's tokens for other purposes or the tokens of other members", async () => {
    const links = tokens();
    await links.replace('change', tokenLike(2, { purpose: 'change' }));
    await links.replace('other', tokenLike(2, { uid: 'bob' }));
    expect(await links.replace('own', tokenLike(0))).toBe(true);
    expect([await links.get('change'), await links.get('other')]).not.toContain(null);
  });
});
