import axe from 'axe-core';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';

/** All rules of WCAG 2.2, levels A and AA, and what axe itself calls serious. */
const isFault = ({ tags, impact }: axe.Result): boolean =>
  tags.some((tag) => /^wcag2\d?a{1,2}$/.test(tag)) || impact === 'serious' || impact === 'critical';

/** Fails if axe finds a violation of WCAG 2.2 AA in the light or the dark color scheme, and lists where. */
export async function expectNoAxeViolations(): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await commands.emulateColorScheme(scheme);
    expect(await faultsNow(), `accessibility violations in ${scheme}`).toEqual([]);
  }
  await commands.emulateColorScheme(null);
}

async function faultsNow(): Promise<string[]> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  // axe leaves out the size of targets by default.
  const { violations } = await axe.run(document, { rules: { 'target-size': { enabled: true } } });
  return violations
    .filter(isFault)
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n  ${nodes.map(({ html, failureSummary = '' }) => `${html}\n  ${failureSummary}`).join('\n  ')}`,
    );
}
