import { afterEach, expect, test } from 'vitest';
import { lateStyles, loadLateStyles } from './late-styles';

const added: HTMLLinkElement[] = [];
afterEach(() => {
  for (const link of added.splice(0)) link.remove();
});

/** As the build writes it. */
function addDisabled(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.setAttribute('disabled', '');
  document.head.append(link);
  added.push(link);
  return link;
}

test('loads disabled style sheets, and waits for them', async () => {
  const link = addDisabled('data:text/css,a{color:red}');
  expect(link.sheet).toBeNull();
  loadLateStyles();
  await lateStyles();
  expect(link.sheet?.cssRules).toHaveLength(1);
});

test('does not wait for a style sheet that cannot load, even if it failed before', async () => {
  const link = addDisabled('http://127.0.0.1:1/missing.css');
  loadLateStyles();
  await lateStyles();
  expect(link.sheet).toBeNull();
  await lateStyles();
});
