import axe from 'axe-core';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';

/**
 * Returns whether a result of axe violates WCAG 2.2 (level A or AA), or has an impact that axe calls serious or
 * critical.
 */
const isFault = ({ tags, impact }: axe.Result): boolean =>
  tags.some((tag) => /^wcag2\d?a{1,2}$/.test(tag)) || impact === 'serious' || impact === 'critical';

/** The rules that depend on colors. In the dark color scheme, only these rules run again. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const IN_LIGHT: axe.RunOptions = {
  rules: {
    // By default, axe does not check the size of touch targets.
    'target-size': { enabled: true },
    // The rule `region` is off, because it takes a third of axe's time, and because `isFault` ignores violations with
    // the impact 'moderate', which this rule reports.
    region: { enabled: false },
  },
};

const IN_DARK: axe.RunOptions = { runOnly: COLOR_RULES };

/**
 * Fails if axe finds a violation of WCAG 2.2 AA in the light or the dark color scheme. The message lists the elements.
 * Afterwards, the color scheme is light again.
 */
export async function expectNoAxeViolations(): Promise<void> {
  expect(await faultsNow(IN_LIGHT), 'accessibility violations in light').toEqual([]);
  await commands.emulateColorScheme('dark');
  try {
    expect(await faultsNow(IN_DARK), 'accessibility violations in dark').toEqual([]);
  } finally {
    await commands.emulateColorScheme(null);
  }
}

/**
 * Makes sticky elements scroll with the page. A sticky element can cover a part of a target until the reader scrolls,
 * and axe would report the target as too small. Returns a function that makes the elements sticky again.
 */
function unstick(): () => void {
  const sticky = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  for (const { style } of sticky) {
    style.position = 'relative';
    style.inset = 'auto';
  }
  return () => {
    for (const { style } of sticky) {
      style.removeProperty('position');
      style.removeProperty('inset');
    }
  };
}

async function faultsNow(options: axe.RunOptions): Promise<string[]> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const stickAgain = unstick();
  // Asks axe only for violations, because the description of passed rules takes most of the time.
  const { violations } = await axe
    .run(document, { ...options, resultTypes: ['violations'] })
    .finally(stickAgain);
  return violations
    .filter(isFault)
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n  ${nodes.map(({ html, failureSummary = '' }) => `${html}\n  ${failureSummary}`).join('\n  ')}`,
    );
}
