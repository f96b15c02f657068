import { describe, expect, it } from 'vitest';
import { fingerprintOf, isRefusal, nextAttempt } from './attempt';

const newKey = () => 'new-key';
const last = { key: 'old-key', fingerprint: 'a', refused: false };

describe('nextAttempt', () => {
  it('begins with a key of its own', () => {
    expect(nextAttempt(null, 'a', newKey)).toEqual({ ...last, key: 'new-key' });
  });

  it('keeps the key for a repeat, refused or not', () => {
    expect(nextAttempt(last, 'a', newKey).key).toBe('old-key');
    expect(nextAttempt({ ...last, refused: true }, 'a', newKey).key).toBe('old-key');
  });

  it('takes a new key for other content after a refusal', () => {
    expect(nextAttempt({ ...last, refused: true }, 'b', newKey).key).toBe('new-key');
  });

  it('keeps the key for other content where the item may have been made', () => {
    expect(nextAttempt(last, 'b', newKey).key).toBe('old-key');
  });
});

describe('fingerprintOf', () => {
  const picture = new File(['x'], 'a.png', { lastModified: 1 });

  it('differs by field and by picture', () => {
    const fingerprint = fingerprintOf({ title: 'Tee' }, picture);
    expect(fingerprintOf({ title: 'Tee' }, picture)).toBe(fingerprint);
    expect(fingerprintOf({ title: 'Hat' }, picture)).not.toBe(fingerprint);
    const other = new File(['xy'], 'a.png', { lastModified: 1 });
    expect(fingerprintOf({ title: 'Tee' }, other)).not.toBe(fingerprint);
  });
});

it('counts 4xx as refusals only', () => {
  expect([400, 403, 499].every(isRefusal)).toBe(true);
  expect([0, 200, 500, 503].some(isRefusal)).toBe(false);
});
