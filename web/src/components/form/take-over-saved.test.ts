import { expect, test } from 'vitest';
import { savedUnlessTyped } from './take-over-saved';

const SENT = { tiktok: '@ann', youtube: '' };
const SAVED = { tiktok: 'https://www.tiktok.com/@ann', youtube: '' };

test('returns what was saved when nothing was typed since', () => {
  expect(savedUnlessTyped(SENT, SENT, SAVED)).toEqual(SAVED);
});

test('keeps a field that was typed in since, and only that', () => {
  const now = { ...SENT, youtube: '@ann' };
  expect(savedUnlessTyped(now, SENT, SAVED)).toEqual({ ...SAVED, youtube: '@ann' });
});

test('keeps a field that was emptied since', () => {
  expect(savedUnlessTyped({ ...SENT, tiktok: '' }, SENT, SAVED).tiktok).toBe('');
});

test('compares the fields of a group one by one', () => {
  const sent = { ebay: { percent: '12.70', fixed: '.4' } };
  const now = { ebay: { percent: '12.70', fixed: '0.55' } };
  const saved = { ebay: { percent: '12.7', fixed: '0.40' } };
  expect(savedUnlessTyped(now, sent, saved)).toEqual({ ebay: { percent: '12.7', fixed: '0.55' } });
});
