import { expectNoAxeViolations } from '@test/accessibility';
import {
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
  setErrorResponseOnce,
} from '@test/fake-api';
import {
  A_WEEK_LATER,
  setMemberListResponses,
  setMemberSheetResponses,
  listedMemberLike,
  openMemberList,
  memberRows,
} from '@test/members-for-admins';
import {
  setReportQueueResponses,
  openReportQueue,
  openReview,
  reportLike,
  reviewDialog,
  expectText,
} from '@test/moderation';
import { currentUrl, renderApp } from '@test/render';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const search = () => page.getByRole('searchbox', { name: 'Search' });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const lastQuery = () => Object.fromEntries(callsTo('listMembers').at(-1)?.url.searchParams ?? []);

test('the member list for admins shows the data of members', async () => {
  setMemberListResponses([
    listedMemberLike({ isPremium: true, isAdmin: true }),
    listedMemberLike({ id: 'ned-1', username: null, suspension: { until: A_WEEK_LATER } }),
  ]);
  const letGo = holdResponses('listMembers');
  await renderApp('/admin?tab=members');
  await expect.element(page.getByText('Loading members...')).toBeVisible();
  letGo();
  for (const text of ['@olga', 'olga@example.com', 'Since Nov 23, 2026', 'Premium', 'Admin'])
    await expectText(memberRows().first(), text);
  await expectText(memberRows().nth(1), 'Suspended until Nov 30, 2026 3:04 PM');
  await expect.element(memberRows().nth(1).getByRole('link')).toHaveTextContent('olga@example.com');
  expect(callsTo('listReports')).toEqual([]);
  await expectNoAxeViolations();
});

describe('the member list for admins', () => {
  test('shows the members who match the typed text, searches without a delay on Enter, and shows all members after Escape', async () => {
    setMemberListResponses([
      listedMemberLike(),
      listedMemberLike({ id: 'ned-1', username: 'ned' }),
    ]);
    await openMemberList();
    await search().fill(' olga ');
    await userEvent.keyboard('{Enter}');
    expect(currentUrl()).toBe('/admin?tab=members&q=olga');
    await expect.element(memberRows()).toHaveLength(1);
    expect(lastQuery()).toEqual({ q: 'olga' });
    await userEvent.keyboard('{Escape}');
    await expect.element(memberRows()).toHaveLength(2);
    await expect.element(search()).toHaveValue('');
    expect(currentUrl()).toBe('/admin?tab=members');
    await search().fill('ned');
    await expect.poll(currentUrl).toBe('/admin?tab=members&q=ned');
  });

  test('ends the search when the admin filters by kind of member', async () => {
    setMemberListResponses([listedMemberLike()]);
    await openMemberList('/admin?tab=members&q=olga');
    await expect.element(search()).toHaveValue('olga');
    await page.getByRole('combobox', { name: 'Show' }).click();
    await page.getByRole('option', { name: 'Suspended' }).click();
    await expect.poll(currentUrl).toBe('/admin?tab=members&only=suspended');
    await expect.element(search()).toHaveValue('');
    await expect.poll(lastQuery).toEqual({ only: 'suspended' });
  });

  test("has further pages, and the browser's Back button returns from a member to the same page of the list", async () => {
    const ids = ['olga-1', 'olga-2', 'olga-3'];
    setMemberSheetResponses();
    setMemberListResponses(ids.map((id) => listedMemberLike({ id, username: id })));
    await openMemberList();
    await press('Next page');
    const third = page.getByRole('link', { name: '@olga-3' });
    await expect.element(third).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Members' })).toHaveFocus();
    await third.click();
    await expect.element(page.getByRole('heading', { name: '@olga' })).toHaveFocus();
    expect(currentUrl()).toBe('/admin?tab=members&member=olga-3');
    window.history.back();
    await expect.element(third).toHaveFocus();
  });

  test('searches for the username when the admin follows the link of a member in a report', async () => {
    setMemberListResponses([listedMemberLike()]);
    setReportQueueResponses([reportLike()]);
    await openReportQueue();
    await page.getByRole('link', { name: '@olga' }).click();
    expect(currentUrl()).toBe('/admin?tab=members&q=olga');
    await expect.element(memberRows()).toHaveLength(1);
    expect(lastQuery()).toEqual({ q: 'olga' });
    const tab = page.getByRole('tab', { name: 'Members' });
    await expect.element(tab).toHaveFocus();
    window.history.back();
    await expect.element(page.getByRole('heading', { name: /^Report #/ })).toBeVisible();
    await openReview(1);
    await reviewDialog(1).getByRole('link', { name: '@olga' }).click();
    await expect.element(memberRows()).toHaveLength(1);
    await expect.element(reviewDialog(1)).not.toBeInTheDocument();
    await expect.element(tab).toHaveFocus();
  });
});

test('the member list for admins shows that there are no members', async () => {
  setMemberListResponses([]);
  await renderApp('/admin?tab=members&only=suspended');
  await expect.element(page.getByText('No members found.')).toBeVisible();
});

test('the member list for admins shows why it could not be loaded, and can be loaded again', async () => {
  setMemberListResponses([listedMemberLike()]);
  setErrorResponseOnce('listMembers', 'unavailable', 'The members are busy.');
  await renderApp('/admin?tab=members');
  await expect.element(page.getByRole('alert')).toMatchTextContent('The members are busy.');
  await press('Try Again');
  await expect.element(memberRows()).toHaveLength(1);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('the member list for admins shows that there is no network', async () => {
  setMemberListResponses([]);
  setNetworkFailure('listMembers');
  await renderApp('/admin?tab=members');
  await expect.element(page.getByRole('alert')).toMatchTextContent('You seem to be offline.');
});

test('the member sheet shows that the member was deleted', async () => {
  setMemberListResponses([listedMemberLike()]);
  setErrorResponse('getMember', 'not_found', "This member doesn't exist.");
  await renderApp('/admin?tab=members&member=gone');
  await expect.element(page.getByRole('alert')).toMatchTextContent("This member doesn't exist.");
  await page.getByRole('link', { name: 'All Members' }).click();
  await expect.element(memberRows()).toHaveLength(1);
});
