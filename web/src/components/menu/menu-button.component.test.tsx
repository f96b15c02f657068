import { renderPart } from '@test/render';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MenuButton } from './menu-button';

const onChoose = vi.fn<(name: string) => void>();

const menu = (
  <>
    <MenuButton
      menuLabel="Sort by"
      choices={['Date', 'Price', 'Title'].map((name) => ({
        key: name,
        content: name,
        isChecked: name === 'Price',
        onChoose: () => onChoose(name),
      }))}
    >
      Sort
    </MenuButton>
    <button>After</button>
  </>
);

const trigger = page.getByRole('button', { name: 'Sort' });
const choice = (name: string) => page.getByRole('menuitemradio', { name });

test('focuses the checked choice when opened by a click, and closes on the next click', async () => {
  await renderPart(menu);
  await trigger.click();
  await expect.element(page.getByRole('menu', { name: 'Sort by' })).toBeVisible();
  await expect.element(choice('Price')).toHaveFocus();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await trigger.click();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('opens the menu with ArrowDown, moves between the choices with Home and End, and chooses with Enter', async () => {
  onChoose.mockClear();
  await renderPart(menu);
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(choice('Price')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(choice('Title')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(choice('Date')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Date');
  await expect.element(trigger).toHaveFocus();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('returns the focus to the button on Escape, and moves it to the next control on Tab', async () => {
  await renderPart(menu);
  await trigger.click();
  await expect.element(choice('Price')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
  await trigger.click();
  await expect.element(choice('Price')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});
