import { itemLike } from '@contract/schemas/item.test-support';
import { setAccountSettingsResponses } from '@test/account-settings';
import { setResponse, callsTo } from '@test/fake-api';
import { reloadPage } from '@test/fake-reload-page';
import { setHomeResponses, setSignedInMemberResponses, cards } from '@test/home';
import { memberLike } from '@test/members';
import { renderApp } from '@test/render';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** A picture of one pixel in a data URL, so that no server is needed. */
const STORED = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const PICTURE_URL = 'https://example.com/ann.png';

const ebay = () => page.getByLabelText('eBay');
const accountPicture = () => document.querySelector('nav[aria-label="Account"] img');
const ownPicture = () =>
  page.getByRole('region', { name: 'Profile Picture' }).element().querySelector('img');

/** Opens the home page and then the settings, and types a link without saving it. */
async function typeLink(): Promise<void> {
  await page.viewport(1280, 800);
  setSignedInMemberResponses(memberLike());
  setHomeResponses([itemLike({ title: 'Bowl' })]);
  setAccountSettingsResponses(memberLike());
  await renderApp('/');
  await expect.element(cards().first()).toBeVisible();
  window.history.pushState({ idx: 1 }, '', '/account-settings');
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  await ebay().fill('ann');
}

test('a new profile picture is shown on the page and in lists that load later, and unsaved text in other fields stays', async () => {
  await typeLink();
  await page.getByLabelText('Use a web address').click();
  await page.getByLabelText('Picture Address').fill(PICTURE_URL);
  const member = memberLike({ customProfileImageUrl: STORED });
  setSignedInMemberResponses(member);
  setResponse('updateProfile', { user: member });
  await page.getByRole('button', { name: 'Use This Picture' }).click();
  await expect.poll(accountPicture).toHaveAttribute('src', STORED);
  expect(ownPicture()).toHaveAttribute('src', STORED);
  expect(callsTo('listItems')).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(reloadPage).not.toHaveBeenCalled();
  await expect.element(ebay()).toHaveValue('ann');
  await userEvent.click(page.getByRole('link', { name: 'BoloBoard' }).first());
  await expect.element(cards().first()).toBeVisible();
  await expect.poll(() => callsTo('listItems').length).toBe(2);
});
