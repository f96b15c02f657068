import axe from 'axe-core';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';

/** Fails if axe finds a serious or critical violation, and lists where. */
export async function expectNoSeriousAxeViolations(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const { violations } = await axe.run(document);
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n  ${nodes.map(({ html, failureSummary = '' }) => `${html}\n  ${failureSummary}`).join('\n  ')}`,
    );
  expect(serious, 'serious accessibility violations').toEqual([]);
}

/** Runs `look` in the light and in the dark color scheme. */
export async function inBothSchemes(look: () => Promise<void>): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await commands.emulateColorScheme(scheme);
    await look();
  }
  await commands.emulateColorScheme(null);
}
