import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails with what axe finds serious or critical on the page as it stands, and where. */
export async function expectNoSeriousAxeViolations(): Promise<void> {
  const { violations } = await axe.run(document.body);
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
    );
  expect(serious, 'serious accessibility violations').toEqual([]);
}
