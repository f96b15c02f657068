import { CATEGORY_MESSAGES } from '@contract/schemas/category';
import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, callsTo, setErrorResponse } from '@test/fake-api';
import { renderPart } from '@test/render';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CategoryField } from './category-field';

const submitted = vi.fn();
const categories = ['Shirts', 'Skirts', 'Shorts'].map((categoryName, index) => ({
  categoryId: String(index),
  categoryName,
  fullCategoryPath: `Clothing > ${categoryName}`,
}));

function FormWithCategory() {
  const [name, setName] = useState('');
  return (
    <form onSubmit={submitted}>
      <CategoryField categoryName={name} onChange={({ categoryName }) => setName(categoryName)} />
      <button type="submit">Share</button>
    </form>
  );
}

const trigger = () => page.getByRole('button', { name: /^Category/ });
const popover = () => page.getByRole('dialog', { name: 'Choose a category' });
const searchBox = () => page.getByRole('combobox', { name: 'Search categories' });

async function search(text: string): Promise<void> {
  await renderPart(<FormWithCategory />);
  await trigger().click();
  await expect.element(searchBox()).toHaveFocus();
  await userEvent.keyboard(text);
}

beforeEach(() => void submitted.mockReset());

test('shows a hint and does not search when only 1 character is typed', async () => {
  await search('s');
  await expect.element(page.getByText('Type at least 2 characters to search')).toBeVisible();
  expect(callsTo('searchCategories')).toEqual([]);
});

test('searches once when typing pauses, and announces the number of results', async () => {
  setResponse('searchCategories', { categories });
  await search('shirt');
  await expect.element(page.getByRole('option').nth(2)).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('3 categories found');
  expect(callsTo('searchCategories')).toHaveLength(1);
  await expectNoAxeViolations();
});

test('selects an option with arrow keys and Enter without submitting the form', async () => {
  setResponse('searchCategories', { categories });
  await search('shirt');
  const options = page.getByRole('option');
  await expect.element(options.nth(0)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(options.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect.element(searchBox()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(popover()).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveTextContent('Shorts');
  await expect.element(trigger()).toHaveFocus();
  expect(submitted).not.toHaveBeenCalled();
});

test('does not submit the form when Enter is pressed without results', async () => {
  setResponse('searchCategories', { categories: [] });
  await search('qqzz{Enter}');
  await expect.element(page.getByText('No categories found')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(popover()).toBeVisible();
  expect(submitted).not.toHaveBeenCalled();
});

test('closes the popover on Escape and focuses the button again, and closes it on a second click of the button', async () => {
  await search('s');
  await userEvent.keyboard('{Escape}');
  await expect.element(popover()).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveFocus();
  await trigger().click();
  await expect.element(searchBox()).toHaveFocus();
  await trigger().click();
  await expect.element(popover()).not.toBeInTheDocument();
});

test('shows the error of the category at the button that opens the search', async () => {
  const error = CATEGORY_MESSAGES.unknown;
  await renderPart(<CategoryField categoryName="Shirts" error={error} onChange={vi.fn()} />);
  await expect.element(page.getByText(error)).toBeVisible();
  await expect.element(trigger()).toHaveAccessibleDescription(error);
  await expectNoAxeViolations();
});

test('closes the popover when Tab moves the focus out of it', async () => {
  await search('s');
  await userEvent.keyboard('{Tab}');
  await expect.element(popover()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Share' })).toHaveFocus();
});

test('shows an error when the search fails', async () => {
  setErrorResponse('searchCategories', 'unavailable', 'Down');
  await search('shirt');
  await expect
    .element(
      page.getByText('Category lookup temporarily unavailable. You can still submit your item.'),
    )
    .toBeVisible();
});

test('when a limit is reached, shows how long the member must wait, and does not retry', async () => {
  setErrorResponse('searchCategories', 'too_many_requests', 'Please try again in 9 minutes.');
  await search('shirt');
  await expect.element(page.getByText('Please try again in 9 minutes.')).toBeVisible();
  expect(callsTo('searchCategories')).toHaveLength(1);
});

test('clears the category when Clear is clicked', async () => {
  setResponse('searchCategories', { categories });
  await search('shirt');
  await page.getByText('Clothing > Skirts').click();
  await page.getByRole('button', { name: 'Clear category' }).click();
  await expect.element(trigger()).toHaveTextContent('Choose a category');
});
