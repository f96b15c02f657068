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

test('opens with the focus on the checked choice when clicked, and closes when clicked again', async () => {
  await renderPart(menu);
  await trigger.click();
  await expect.element(page.getByRole('menu', { name: 'Sort by' })).toBeVisible();
  await expect.element(choice('Price')).toHaveFocus();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await trigger.click();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('opens with ArrowDown, moves with Home and End, and returns the focus when Enter is pressed', async () => {
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

test('closes on Escape with the focus back, and on Tab with the focus on what follows', async () => {
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
