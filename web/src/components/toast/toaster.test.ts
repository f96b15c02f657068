import { expect, test } from 'vitest';
import { GAP_PX, toastBottom } from './toaster';

const HEIGHT = 100;
const LOWEST = 788;

test('puts the toast at the bottom when nothing there must stay visible', () => {
  expect(toastBottom(HEIGHT, LOWEST, [])).toBe(LOWEST);
  expect(toastBottom(HEIGHT, LOWEST, [{ top: 0, bottom: 60 }])).toBe(LOWEST);
});

test('puts the toast above a bar at the bottom', () => {
  expect(toastBottom(HEIGHT, LOWEST, [{ top: 736, bottom: 800 }])).toBe(736 - GAP_PX);
});

test('puts the toast below a button if it fits there', () => {
  expect(toastBottom(HEIGHT, LOWEST, [{ top: 600, bottom: 644 }])).toBe(LOWEST);
});

test('puts the toast above all buttons when it does not fit between them', () => {
  const rows = [
    { top: 736, bottom: 800 },
    { top: 600, bottom: 644 },
  ];
  expect(toastBottom(HEIGHT, LOWEST, rows)).toBe(600 - GAP_PX);
});

test('covers as little as possible when there is no free place', () => {
  const field = { top: 0, bottom: 700 };
  const button = { top: 730, bottom: 774 };
  expect(toastBottom(HEIGHT, LOWEST, [field, button])).toBe(LOWEST);
  expect(toastBottom(900, LOWEST, [button])).toBe(LOWEST);
});
