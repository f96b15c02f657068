import { expect, test } from 'vitest';
import { TOAST_GAP_PX, toastBottom } from './toaster';

const HEIGHT = 100;
const LOWEST = 788;

test('puts the toast at the bottom of the window when it covers no element that must stay visible', () => {
  expect(toastBottom(HEIGHT, LOWEST, [])).toBe(LOWEST);
  expect(toastBottom(HEIGHT, LOWEST, [{ top: 0, bottom: 60 }])).toBe(LOWEST);
});

test('puts the toast above a bar at the bottom of the window', () => {
  expect(toastBottom(HEIGHT, LOWEST, [{ top: 736, bottom: 800 }])).toBe(736 - TOAST_GAP_PX);
});

test('puts the toast at the bottom of the window when there is enough room below a button', () => {
  expect(toastBottom(HEIGHT, LOWEST, [{ top: 600, bottom: 644 }])).toBe(LOWEST);
});

test('puts the toast above all buttons when it does not fit between them', () => {
  const rows = [
    { top: 736, bottom: 800 },
    { top: 600, bottom: 644 },
  ];
  expect(toastBottom(HEIGHT, LOWEST, rows)).toBe(600 - TOAST_GAP_PX);
});

test('puts the toast at the position that covers least when every position covers something', () => {
  const field = { top: 0, bottom: 700 };
  const button = { top: 730, bottom: 774 };
  expect(toastBottom(HEIGHT, LOWEST, [field, button])).toBe(LOWEST);
  expect(toastBottom(900, LOWEST, [button])).toBe(LOWEST);
});
