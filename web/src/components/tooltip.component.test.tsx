import { renderPart } from '@test/render';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Tooltip } from './tooltip';

const trigger = () => page.getByRole('button', { name: 'Privacy' });
const tooltip = () => page.getByRole('tooltip');

const renderTooltip = () =>
  renderPart(
    <Tooltip label="Privacy" content="Only you can see it.">
      i
    </Tooltip>,
  );

afterEach(() => {
  vi.useRealTimers();
});

test('opens the tooltip after hovering for 700 ms', async () => {
  await renderTooltip();
  // Dispatches the events itself, because `hover` would advance the fake time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const entered = new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true });
  trigger().element().dispatchEvent(entered);
  await vi.advanceTimersByTimeAsync(699);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(tooltip()).toHaveTextContent('Only you can see it.');
});

test('opens the tooltip on focus and on a press, and closes it on the next press and on Escape', async () => {
  await renderTooltip();
  await userEvent.keyboard('{Tab}');
  await expect.element(tooltip()).toBeVisible();
  await expect.element(trigger()).toHaveAccessibleDescription('Only you can see it.');
  await trigger().click();
  await expect.element(tooltip()).not.toBeInTheDocument();
  // Removes the focus from the button, so that the next press focuses it again.
  (trigger().element() as HTMLElement).blur();
  await trigger().click();
  await expect.element(tooltip()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip()).not.toBeInTheDocument();
});
