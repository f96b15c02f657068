import { itemLike } from '@contract/schemas/item.test-support';
import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, callsTo, setErrorResponse } from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses, setVisitorResponses } from '@test/home';
import { detail, dispatchOpenItem, expectItemDetail, openCard } from '@test/item-detail';
import { memberLike } from '@test/members';
import { renderApp } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentToast } from '@/components/toast/toast-store';

const bowl = itemLike({ id: 'bowl', title: 'Bowl', categoryName: 'Pottery' });
const owl = itemLike({ id: 'owl', title: 'Owl' });
const URL_OF_BOWL = `${window.location.origin}/item/bowl`;
const TEXT = 'eBay: Bowl · Sold for $34.99 · Pottery';

const shareButton = () => detail().getByRole('button', { name: 'Share', exact: true });
const menu = () => page.getByRole('menu', { name: 'Share this item' });
const choice = (name: string) => menu().getByRole('menuitem', { name, exact: true });
const counted = () => callsTo('countSharedLink').map(({ url, body }) => [url.pathname, body]);
const COUNT_OF = (shareType: string) => ['/api/items/bowl/share', { shareType }];

/**
 * Replaces the share sheet of the browser, because the browser that runs the tests may have one. Null removes the share
 * sheet.
 */
const setSheet = (share: (() => Promise<void>) | null) => {
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      has: (target, name) =>
        name === 'share' || name === 'canShare' ? share !== null : name in target,
      get: (target, name) => {
        if (name === 'share') return share ?? undefined;
        if (name === 'canShare') return share ? () => true : undefined;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    }),
  );
};
const copying = () => vi.spyOn(navigator.clipboard, 'writeText');

async function openMenu(): Promise<void> {
  await renderApp('/');
  await openCard('Bowl');
  await shareButton().click();
  await expect.element(menu()).toBeVisible();
}

/** Clicks a link without following it, because following it would leave the page of the test. */
async function follow(name: string): Promise<HTMLAnchorElement> {
  const link = choice(name).element() as HTMLAnchorElement;
  // The listener is on the window, so the menu handles the click first.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await choice(name).click();
  return link;
}

beforeEach(() => {
  setSignedInMemberResponses(memberLike());
  setHomeResponses([bowl, owl]);
  setResponse('getItem', { item: bowl });
  setResponse('countSharedLink', { newAchievements: [] });
  setSheet(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the share menu of an item', () => {
  test.each(BOTH_SIZES)(
    'opens on a click with all its entries on a $size',
    async ({ viewport }) => {
      await page.viewport(...viewport);
      await openMenu();
      const names = menu().getByRole('menuitem').elements();
      expect(names.map((element) => element.textContent)).toEqual([
        'Copy Link',
        'Email',
        'X (Twitter)',
        'Facebook',
        'LinkedIn',
        'WhatsApp',
      ]);
      for (const element of [shareButton().element(), ...names])
        expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      const { left, right } = menu().element().getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(viewport[0]);
      await expectNoAxeViolations();
    },
  );

  test('can be used with arrow keys, and Escape closes it without closing the item', async () => {
    await openMenu();
    await expect.element(choice('Copy Link')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(choice('Email')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expect.element(menu()).not.toBeInTheDocument();
    await expect.element(shareButton()).toHaveFocus();
    await expectItemDetail('Bowl');
  });

  test('shares the item that the reader sees after going to the next item', async () => {
    const copied = copying().mockResolvedValue();
    await renderApp('/');
    await openCard('Bowl');
    await userEvent.keyboard('{ArrowRight}');
    await expectItemDetail('Owl');
    await shareButton().click();
    await choice('Copy Link').click();
    await expect.poll(() => copied.mock.calls.length).toBe(1);
    expect(copied).toHaveBeenCalledWith(`${window.location.origin}/item/owl`);
  });
});

describe('the link in the share menu', () => {
  test('is copied, and is counted once', async () => {
    const copied = copying().mockResolvedValue();
    await openMenu();
    await choice('Copy Link').click();
    await expect.element(page.getByText('Link copied!').first()).toBeVisible();
    expect(copied).toHaveBeenCalledExactlyOnceWith(URL_OF_BOWL);
    expect(counted()).toEqual([COUNT_OF('copy_link')]);
  });

  test('is shown and selected when the browser refuses the clipboard, and is counted when the member copies it', async () => {
    copying().mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    await openMenu();
    await choice('Copy Link').click();
    const field = page.getByLabelText('Link to this item');
    await expect.element(field).toHaveValue(URL_OF_BOWL);
    await expect.poll(() => window.getSelection()?.toString()).toBe(URL_OF_BOWL);
    await expectNoAxeViolations();
    expect(counted()).toEqual([]);
    field.element().dispatchEvent(new ClipboardEvent('copy', { bubbles: true }));
    await expect.element(page.getByText('Link copied!').first()).toBeVisible();
    expect(counted()).toEqual([COUNT_OF('copy_link')]);
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(shareButton()).toHaveFocus();
    await expectItemDetail('Bowl');
  });

  test.each([
    ['X (Twitter)', 'twitter', { text: TEXT, url: URL_OF_BOWL }],
    ['Facebook', 'facebook', { u: URL_OF_BOWL }],
    ['LinkedIn', 'linkedin', { url: URL_OF_BOWL }],
    ['WhatsApp', 'whatsapp', { text: `${TEXT}\n${URL_OF_BOWL}` }],
  ])(
    'opens %s in a new tab without a referrer, and is counted',
    async (name, shareType, values) => {
      await openMenu();
      const { target, rel, href } = await follow(name);
      expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
      expect(Object.fromEntries(new URL(href).searchParams)).toEqual(values);
      await expect.poll(counted).toEqual([COUNT_OF(shareType)]);
      await expect.element(menu()).not.toBeInTheDocument();
    },
  );

  test('can be sent by email without a new tab, and is counted', async () => {
    await openMenu();
    const { target, href } = await follow('Email');
    expect(target).toBe('');
    expect(href).toMatch(/^mailto:\?subject=Bowl&body=/);
    await expect.poll(counted).toEqual([COUNT_OF('email')]);
  });

  test('is copied without an error when counting fails', async () => {
    setErrorResponse('countSharedLink', 'too_many_requests', 'Too many requests.');
    copying().mockResolvedValue();
    await openMenu();
    await choice('Copy Link').click();
    await expect.element(page.getByText('Link copied!').first()).toBeVisible();
    await expect.poll(counted).toHaveLength(1);
    await expect.element(page.getByText('Too many requests.')).not.toBeInTheDocument();
  });

  test('is not counted when a visitor copies it', async () => {
    setVisitorResponses();
    copying().mockResolvedValue();
    await renderApp('/');
    await openCard('Bowl');
    // Waits for this button, which appears when the app knows who is signed in.
    await expect.element(detail().getByRole('button', { name: 'Report item' })).toBeVisible();
    await shareButton().click();
    await choice('Copy Link').click();
    await expect.element(page.getByText('Link copied!').first()).toBeVisible();
    expect(counted()).toEqual([]);
  });
});

describe("the phone's share sheet as an entry of the share menu", () => {
  const share = vi.fn<() => Promise<void>>();
  const openSheet = async () => {
    setSheet(share);
    await openMenu();
    await expect.element(choice('Share with an App')).toHaveFocus();
    await choice('Share with an App').click();
    await expect.poll(() => share.mock.calls.length).toBe(1);
  };
  beforeEach(() => void share.mockReset());

  test('comes first, receives the item, and is counted as a copied link', async () => {
    share.mockResolvedValue();
    await openSheet();
    expect(share).toHaveBeenCalledWith({ title: 'Bowl', text: TEXT, url: URL_OF_BOWL });
    await expect.poll(counted).toEqual([COUNT_OF('copy_link')]);
  });

  test('is not counted, and no error appears, when the member cancels it', async () => {
    share.mockRejectedValue(new DOMException('Canceled', 'AbortError'));
    await openSheet();
    await expect.element(menu()).not.toBeInTheDocument();
    expect(counted()).toEqual([]);
    expect(currentToast()?.open ?? false).toBe(false);
  });

  test('shows a message when it cannot open', async () => {
    share.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    await openSheet();
    await expect.element(page.getByText("Couldn't open the share sheet").first()).toBeVisible();
    expect(counted()).toEqual([]);
  });
});

test('the buttons for sharing move nothing in the item detail when they load', async () => {
  await renderApp('/');
  await expect.element(page.getByRole('list', { name: 'Items' })).toBeVisible();
  dispatchOpenItem('bowl');
  await expectItemDetail('Bowl');
  const row = detail().getByRole('button', { name: /^Like/ }).element()
    .parentElement?.parentElement;
  const before = row?.getBoundingClientRect().bottom;
  expect(before).toBeGreaterThan(0);
  await expect.element(detail().getByRole('button', { name: 'Report item' })).toBeVisible();
  expect(row?.getBoundingClientRect().bottom).toBe(before);
});
