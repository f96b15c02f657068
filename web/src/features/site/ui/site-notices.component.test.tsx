import { expectNoAxeViolations } from '@test/accessibility';
import { reloadToUpdate } from '@test/fake-worker-registration';
import { renderPart } from '@test/render';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { announceUpdate, postponeUpdate } from '@/lib/app-updates';
import { listenForInstallPrompt } from '@/services/install-prompt';
import { InstallButton } from './install-button';
import { SiteNotices } from './site-notices';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const KEY = 'boloboard-install';

listenForInstallPrompt();

describe('the install hint', () => {
  const hint = page.getByRole('complementary', { name: 'Install BoloBoard' });

  beforeEach(() => {
    localStorage.setItem(KEY, JSON.stringify({ visits: 1, lastLoad: 0, dismissed: false }));
  });
  afterEach(() => {
    window.dispatchEvent(new Event('appinstalled'));
    Reflect.deleteProperty(navigator, 'userAgent');
  });

  function offerInstallation() {
    const prompt = vi.fn(async () => undefined);
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    window.dispatchEvent(event);
    return { prompt, event };
  }

  const useSafari = () =>
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: SAFARI });

  test('installs the app when the button of the install hint is pressed', async () => {
    await renderPart(<SiteNotices viewer="visitor" />);
    const { prompt, event } = offerInstallation();
    expect(event.defaultPrevented).toBe(true);
    await expect.element(hint).toBeVisible();
    await expectNoAxeViolations();
    await hint.getByRole('button', { name: 'Install App' }).click();
    expect(prompt).toHaveBeenCalledOnce();
    await expect.element(hint).not.toBeInTheDocument();
  });

  test('shows the steps of an installation in Safari on an iPhone until they are dismissed', async () => {
    useSafari();
    const first = await renderPart(<SiteNotices viewer="visitor" />);
    await expect.element(hint.getByText('Add to Home Screen')).toBeVisible();
    await expectNoAxeViolations();
    await hint.getByRole('button', { name: 'Got It' }).click();
    await expect.element(hint).not.toBeInTheDocument();
    await first.unmount();
    await renderPart(
      <>
        <p>Ready</p>
        <SiteNotices viewer="visitor" />
      </>,
    );
    await expect.element(page.getByText('Ready')).toBeVisible();
    await expect.element(hint).not.toBeInTheDocument();
  });

  test('is not shown at the first visit', async () => {
    localStorage.removeItem(KEY);
    useSafari();
    await renderPart(<SiteNotices viewer="visitor" />);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ visits: 1 });
    await expect.element(hint).not.toBeInTheDocument();
  });

  test('is not shown when the browser blocks localStorage', async () => {
    useSafari();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    await renderPart(<SiteNotices viewer="visitor" />);
    await expect.element(page.getByRole('status').first()).toBeInTheDocument();
    await expect.element(hint).not.toBeInTheDocument();
  });

  test('shows the install button only while the browser offers to install the app', async () => {
    await renderPart(<InstallButton />);
    const button = page.getByRole('button', { name: 'Install App' });
    await expect.element(button).not.toBeInTheDocument();
    const { prompt } = offerInstallation();
    await button.click();
    expect(prompt).toHaveBeenCalledOnce();
    await expect.element(button).not.toBeInTheDocument();
  });
});

describe('the offer of a new version', () => {
  const offer = page.getByText('A new version is ready.');

  afterEach(postponeUpdate);

  test("announces a new version, and hides the offer on 'Later' until another version is available", async () => {
    await renderPart(<SiteNotices viewer="visitor" />);
    await expect.element(offer).not.toBeInTheDocument();
    announceUpdate();
    await expect.element(page.getByRole('status').filter({ has: offer })).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole('button', { name: 'Later' }).click();
    await expect.element(offer).not.toBeInTheDocument();
    announceUpdate();
    await expect.element(offer).toBeVisible();
  });

  test("reloads the page on 'Reload to Update'", async () => {
    announceUpdate();
    await renderPart(<SiteNotices viewer="visitor" />);
    await page.getByRole('button', { name: 'Reload to Update' }).click();
    expect(reloadToUpdate).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('button', { name: 'Reload to Update' })).toBeDisabled();
  });
});
