import { expect, test } from 'vitest';
import { savedUnlessTyped } from './take-over-saved';

const SENT = { tiktok: '@ann', youtube: '' };
const SAVED = { tiktok: 'https://www.tiktok.com/@ann', youtube: '' };

test('returns the saved values when nothing was typed after the submit', () => {
  expect(savedUnlessTyped(SENT, SENT, SAVED)).toEqual(SAVED);
});

test('keeps a field that was changed after the submit, and takes over the others', () => {
  const now = { ...SENT, youtube: '@ann' };
  expect(savedUnlessTyped(now, SENT, SAVED)).toEqual({ ...SAVED, youtube: '@ann' });
});

test('keeps a field that was emptied after the submit', () => {
  expect(savedUnlessTyped({ ...SENT, tiktok: '' }, SENT, SAVED).tiktok).toBe('');
});

test('compares the fields of a group one by one', () => {
  const sent = { ebay: { percent: '12.70', fixed: '.4' } };
  const now = { ebay: { percent: '12.70', fixed: '0.55' } };
  const saved = { ebay: { percent: '12.7', fixed: '0.40' } };
  expect(savedUnlessTyped(now, sent, saved)).toEqual({ ebay: { percent: '12.7', fixed: '0.55' } });
});
