import { afterEach, expect, test } from 'vitest';
import { waitForLateStyles, loadLateStyles } from './late-styles';

const added: HTMLLinkElement[] = [];
afterEach(() => {
  for (const link of added.splice(0)) link.remove();
  delete window.lateStyles;
});

const MISSING = 'http://127.0.0.1:1/missing.css';
/**
 * Returns a style sheet that sets its own variable. If two sheets set the same variable, one sheet could hide the
 * effect of the other.
 */
const sheetWith = (name: string) => `data:text/css,:root{--${name}:applies}`;
const valueOf = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);

/**
 * Creates a link to a style sheet, but does not add it to the page. If `href` is null, the sheet never loads, so the
 * test itself fires the load event.
 */
function addLink(href: string | null): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  if (href !== null) link.href = href;
  added.push(link);
  return link;
}

/** Adds a disabled link to a style sheet to the page. The build writes such links. */
function addDisabled(href: string | null): HTMLLinkElement {
  const link = addLink(href);
  link.setAttribute('disabled', '');
  document.head.append(link);
  return link;
}

const happens = (type: 'load' | 'error', link: HTMLLinkElement) =>
  new Promise((resolve) => link.addEventListener(type, resolve, { once: true }));

test('loadLateStyles applies all disabled style sheets together when the last sheet has loaded', async () => {
  const first = addDisabled(sheetWith('first'));
  const last = addDisabled(null);
  loadLateStyles();
  await happens('load', first);
  expect(valueOf('first')).toBe('');
  last.dispatchEvent(new Event('load'));
  await waitForLateStyles();
  expect(valueOf('first')).toBe('applies');
});

test('loadLateStyles loads a style sheet a second time when the first attempt has failed', async () => {
  const link = addDisabled(MISSING);
  link.addEventListener('error', () => (link.href = sheetWith('again')), { once: true });
  loadLateStyles();
  await waitForLateStyles();
  expect(valueOf('again')).toBe('applies');
});

test('waitForLateStyles rejects, and the other style sheets apply, when one sheet fails twice', async () => {
  const link = addDisabled(MISSING);
  addDisabled(sheetWith('other'));
  let failures = 0;
  link.addEventListener('error', () => (failures += 1));
  loadLateStyles();
  await expect(waitForLateStyles()).rejects.toThrow('could not be loaded');
  expect(failures).toBe(2);
  expect(valueOf('other')).toBe('applies');
});

test('waitForLateStyles does not wait for a style sheet that failed before the first paint', async () => {
  const link = addLink(MISSING);
  const failed = happens('error', link);
  document.head.append(link);
  await failed;
  await waitForLateStyles();
  loadLateStyles();
  await waitForLateStyles();
});
