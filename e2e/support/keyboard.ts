import { expect, type Locator, type Page } from '@playwright/test';

const MAX_PRESSES = 40;

/** Presses Tab or Shift+Tab until `target` has the focus. Then expects a visible focus outline. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MAX_PRESSES && !(await isFocused()); presses += 1)
    await page.keyboard.press(key);
  await expect(target).toBeFocused();
  await expectVisibleFocus(target);
}

/**
 * Expects that no other element covers `target`, and that a focus outline is visible. The outline can be on the target,
 * on its enlarged area (`::after`) or on its label.
 */
async function expectVisibleFocus(target: Locator): Promise<void> {
  const look = () =>
    target.evaluate((element) => {
      const hasOutline = (shown: Element | null, part?: '::after') => {
        const style = shown && getComputedStyle(shown, part);
        return (
          style !== null && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0
        );
      };
      const label = element.closest('label');
      const { left, top, width, height } = (label ?? element).getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      return {
        isFocusVisible: element.matches(':focus-visible'),
        hasOutline: hasOutline(element) || hasOutline(element, '::after') || hasOutline(label),
        isOnTop: onTop !== null && (label ?? element).contains(onTop),
      };
    });
  await expect.poll(look).toEqual({ isFocusVisible: true, hasOutline: true, isOnTop: true });
}

/** Presses Tab or Shift+Tab until `target` has the focus, and then Enter. */
export async function pressEnterOn(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** Presses Tab until the text field has the focus, and replaces its text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
