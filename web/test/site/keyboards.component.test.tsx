import { commentField, openComments } from '@test/comments';
import { setResponse } from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses, setVisitorResponses } from '@test/home';
import { detail } from '@test/item-detail';
import { memberLike } from '@test/members';
import { editDialog, openEditForm, ownItem } from '@test/own-items';
import { renderApp } from '@test/render';
import {
  chooseScreenshot,
  detailsStep,
  drawScreenshot,
  openSharePanel,
  textStep,
  openMoreDetails,
} from '@test/share-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

/** The attributes by which a phone chooses its keyboard and a browser its autofill. */
const ATTRIBUTES = ['type', 'inputmode', 'autocomplete', 'autocapitalize', 'autocorrect'] as const;

/**
 * Describes each text field of `root`, such as 'Email: email - username - - next'. The values after the label are those
 * of `ATTRIBUTES` and of `enterkeyhint`, and '-' stands for a missing attribute.
 */
const fieldsOf = (root: Element = document.body): string[] =>
  [...root.querySelectorAll<HTMLInputElement>('input, textarea')]
    .filter(({ type }) => !['radio', 'checkbox', 'file'].includes(type))
    .map((commentField) => {
      const name = commentField.labels?.[0]?.textContent ?? commentField.ariaLabel ?? '';
      const said = [...ATTRIBUTES, 'enterkeyhint'].map((key) => commentField.getAttribute(key));
      return `${name}: ${said.map((value) => value ?? '-').join(' ')}`;
    });

test('the fields for signing in have the right keyboard and autofill', async () => {
  setVisitorResponses();
  await renderApp('/sign-in');
  await expect.element(page.getByLabelText('Password')).toBeVisible();
  expect(fieldsOf()).toEqual([
    'Email: email - username - - next',
    'Password: password - current-password - - go',
  ]);
});

test('the fields for registering have the right keyboard and autofill', async () => {
  setVisitorResponses();
  await renderApp('/register');
  await expect.element(page.getByLabelText('Confirm Password')).toBeVisible();
  expect(fieldsOf()).toEqual([
    'Email *: email - email - - next',
    'Username *: - - username none off next',
    'First Name: - - given-name words - next',
    'Last Name: - - family-name words - next',
    'Password *: password - new-password - - next',
    'Confirm Password *: password - new-password - - go',
  ]);
});

test('the fields for resetting the password have the right keyboard and autofill', async () => {
  setVisitorResponses();
  const { unmount } = await renderApp('/forgot-password');
  await expect.element(page.getByLabelText('Email')).toBeVisible();
  expect(fieldsOf()).toEqual(['Email *: email - username - - go']);
  await unmount();
  setResponse('verifyResetToken', { email: 'ann@members.test' });
  await renderApp('/reset-password?token=abc');
  await expect.element(page.getByLabelText('Confirm new password')).toBeVisible();
  expect(fieldsOf()).toEqual([
    // The form has a hidden field with the account's email address, so that password managers know the account.
    ': email - username - - -',
    'New password *: password - new-password - - next',
    'Confirm new password *: password - new-password - - go',
  ]);
});

test('the fields for a username, a search and the filters have the right keyboard', async () => {
  setSignedInMemberResponses(memberLike({ username: null }));
  setHomeResponses();
  await renderApp();
  await expect.element(page.getByRole('heading', { name: 'Choose Your Username' })).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect.element(page.getByLabelText('Lowest price')).toBeVisible();
  expect(fieldsOf()).toEqual([
    'Username *: - - username none off done',
    'Search items: search - off none off search',
    'Lowest price: - decimal off - - search',
    'Highest price: - decimal off - - search',
    'Sold on or after: date - off - - search',
    'Sold on or before: date - off - - search',
  ]);
});

test('the fields of a sale have the right keyboard', async () => {
  await openSharePanel();
  await chooseScreenshot(await drawScreenshot());
  await expect.element(textStep()).toBeVisible();
  expect(fieldsOf(textStep().element())).toEqual([
    'Title: - - off - - next',
    'Price: - decimal off - - next',
  ]);
  await textStep().getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('radio', { name: 'My Sale' }).click();
  await openMoreDetails();
  await page.getByRole('button', { name: /^Category/ }).click();
  await expect.element(page.getByRole('combobox', { name: 'Search categories' })).toBeVisible();
  expect(fieldsOf(detailsStep().element())).toEqual([
    'Title *: - - off - - next',
    'Sold price *: - decimal off - - next',
    'Purchase Price *: number decimal off - - next',
    'Sold date (optional): date - off - - next',
    'Search categories: search - off none off done',
    'Link to the listing (optional): - url off none off next',
    'Comment (optional): - - off sentences - enter',
  ]);
});

test('the fields for editing an item have the right keyboard', async () => {
  await openEditForm(
    ownItem({ saleType: 'offer', offerPrice: '20.00', isOwnSale: true, purchasePrice: '5.00' }),
  );
  expect(fieldsOf(editDialog().element())).toEqual([
    'Title *: - - off - - next',
    'Sold price *: - decimal off - - next',
    'Sold date (optional): date - off - - next',
    'Offer price *: - decimal off - - next',
    'Purchase Price *: number decimal off - - next',
    'Link to the listing (optional): - url off none off next',
  ]);
});

test('the field for a comment has the right keyboard', async () => {
  await openComments([], memberLike());
  await expect.element(commentField()).toBeVisible();
  expect(fieldsOf(detail().element())).toEqual(['Add a comment: - - off sentences - enter']);
});
