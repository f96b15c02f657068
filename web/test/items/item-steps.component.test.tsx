import { setNetworkFailure } from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses, setVisitorResponses } from '@test/home';
import {
  detail,
  expectPositionInList,
  expectItemDetail,
  nextButton,
  openCard,
} from '@test/item-detail';
import { setItemListResponses, bowls, cardLink, LIST_URL, bowlTitle } from '@test/item-list';
import { memberLike } from '@test/members';
import { renderApp } from '@test/render';
import { BOTH_SIZES, DESKTOP } from '@test/viewports';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

async function openBowl(n: number, count: number): Promise<void> {
  setHomeResponses();
  setItemListResponses(bowls(count));
  await renderApp(LIST_URL);
  await openCard(bowlTitle(n));
}

describe.each(BOTH_SIZES)('the item detail on a $size', ({ viewport }) => {
  beforeEach(() => page.viewport(...viewport));

  test('steps through the list with arrow keys and buttons, and stops at both ends of the list', async () => {
    setVisitorResponses();
    await openBowl(2, 3);
    await expectPositionInList('2 of 3');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
    await expectItemDetail(bowlTitle(3));
    await expect.element(nextButton()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expectItemDetail(bowlTitle(2));
    await userEvent.keyboard('{ArrowLeft}');
    await expectItemDetail(bowlTitle(1));
    const previous = detail().getByRole('button', { name: 'Previous item' });
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await nextButton().click();
    await expectItemDetail(bowlTitle(2));
    await expectPositionInList('2 of 3');
    await userEvent.keyboard('{Escape}');
    await expect.element(cardLink(bowlTitle(2))).toHaveFocus();
  });

  test('asks a visitor to sign in when the next item is on page 2', async () => {
    setVisitorResponses();
    await openBowl(16, 17);
    await nextButton().click();
    const prompt = page.getByRole('dialog', { name: 'Sign In Required' });
    await expect.element(prompt).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    await expect.element(prompt).not.toBeInTheDocument();
    await expectItemDetail(bowlTitle(16));
  });
});

test('the item detail shows an error when the next page of the list cannot be loaded, and loads it again on the next click', async () => {
  setSignedInMemberResponses(memberLike());
  setHomeResponses();
  setItemListResponses(bowls(17));
  await renderApp(LIST_URL);
  await expect.element(cardLink(bowlTitle(16))).toBeVisible();
  setNetworkFailure('listItems');
  await openCard(bowlTitle(16));
  await nextButton().click();
  await expect
    .element(detail().getByRole('alert'))
    .toHaveTextContent("We couldn't load more items. Please try again.");
  setItemListResponses(bowls(17));
  await nextButton().click();
  await expectItemDetail(bowlTitle(17));
});

test('an arrow key does not step to the next item when a text field has the focus', async () => {
  await page.viewport(...DESKTOP);
  setVisitorResponses();
  await openBowl(1, 2);
  const field = document.createElement('input');
  detail().element().append(field);
  field.focus();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await userEvent.keyboard('{ArrowRight}');
  await expectPositionInList('2 of 2');
});
