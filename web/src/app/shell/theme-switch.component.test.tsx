import { renderPart } from '@test/render';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { palette } from '@/components/palette';
import { showStoredTheme } from '@/lib/theme';
import { ThemeSwitch } from './theme-switch';

const choice = (name: string) => page.getByRole('radio', { name });
const kept = () => localStorage.getItem('boloboard-theme');
const canvas = () => getComputedStyle(document.documentElement).backgroundColor;

const rgb = (hex: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
};
const LIGHT = rgb(palette.light.canvas);
const DARK = rgb(palette.dark.canvas);

/** Stores a theme as another tab would do, and fires the event that the browser then sends to this tab. */
function chooseInOtherTab(theme: string) {
  localStorage.setItem('boloboard-theme', theme);
  window.dispatchEvent(new StorageEvent('storage', { key: 'boloboard-theme', newValue: theme }));
}

beforeEach(() => {
  for (const scheme of ['light', 'dark']) {
    const meta = Object.assign(document.createElement('meta'), { name: 'theme-color' });
    meta.dataset['scheme'] = scheme;
    document.head.append(meta);
  }
  showStoredTheme();
});

afterEach(async () => {
  await commands.emulateColorScheme(null);
  for (const meta of document.querySelectorAll('meta[data-scheme]')) meta.remove();
  delete document.documentElement.dataset['theme'];
});

const barMedia = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')].map(({ media }) => media);

test("uses the system's theme until the member chooses one", async () => {
  await renderPart(<ThemeSwitch />);
  await expect.element(choice('System')).toBeChecked();
  await commands.emulateColorScheme('dark');
  expect(canvas()).toBe(DARK);
  await commands.emulateColorScheme('light');
  expect(canvas()).toBe(LIGHT);
  expect(barMedia()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

test('applies and stores the chosen theme, and deletes the stored theme when System is chosen', async () => {
  await commands.emulateColorScheme('light');
  await renderPart(<ThemeSwitch />);
  await page.getByText('Dark').click();
  await expect.element(choice('Dark')).toBeChecked();
  expect([canvas(), kept()]).toEqual([DARK, 'dark']);
  expect(barMedia()).toEqual(['not all', 'all']);
  await commands.emulateColorScheme('dark');
  await page.getByText('Light').click();
  expect([canvas(), kept()]).toEqual([LIGHT, 'light']);
  await page.getByText('System').click();
  expect([canvas(), kept()]).toEqual([DARK, null]);
});

test('changes the theme with the arrow keys', async () => {
  await renderPart(<ThemeSwitch />);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(choice('Light')).toHaveFocus();
  expect(kept()).toBe('light');
  await userEvent.keyboard('{ArrowRight}');
  expect(kept()).toBe('dark');
});

test('applies a theme that is chosen in another tab', async () => {
  await renderPart(<ThemeSwitch />);
  chooseInOtherTab('dark');
  await expect.element(choice('Dark')).toBeChecked();
  expect(canvas()).toBe(DARK);
});

test('the theme switch has an accessible name, and choices of at least 44 px', async () => {
  await renderPart(<ThemeSwitch />);
  await expect.element(page.getByRole('group', { name: 'Theme' })).toBeVisible();
  for (const label of document.querySelectorAll('label')) {
    const { width, height } = label.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});
