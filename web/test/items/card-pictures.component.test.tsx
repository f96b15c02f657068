import { setHomeResponses, setVisitorResponses, cards } from '@test/home';
import { bowls } from '@test/item-list';
import { renderApp } from '@test/render';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

/**
 * The largest allowed difference between the width in `sizes` and the width of the card, relative to the width of the
 * card. A smaller difference does no harm, because each thumbnail is one and a half times as wide as the next smaller
 * one.
 */
const TOLERANCE = 0.05;

beforeEach(() => {
  setVisitorResponses();
});

async function renderPictures(isDrawn = false): Promise<HTMLImageElement[]> {
  const look = { placeholder: '/wAA'.repeat(16), isDrawn };
  setHomeResponses(bowls(16).map((item) => ({ ...item, picture: { ...item.picture, ...look } })));
  await renderApp();
  await expect.element(cards()).toHaveLength(16);
  return cards()
    .elements()
    .flatMap((card) => card.querySelector<HTMLImageElement>('picture img') ?? []);
}

/** Returns the width in pixels that `sizes` states for the current viewport. */
function statedWidth(sizes: string): number {
  for (const entry of sizes.split(/,(?![^()]*\))/)) {
    const [, condition, length = ''] = /^(\([^)]*\))?(.*)$/.exec(entry.trim()) ?? [];
    if (condition !== undefined && !matchMedia(condition).matches) continue;
    const ruler = document.body.appendChild(document.createElement('div'));
    ruler.style.width = length;
    const { width } = ruler.getBoundingClientRect();
    ruler.remove();
    return width;
  }
  return NaN;
}

test.each([480, 600, 768, 900, 1024, 1280, 1920])(
  "the attribute `sizes` of a card's picture states the width of the card when the screen is %i px wide",
  async (width) => {
    await page.viewport(width, 800);
    const [picture] = await renderPictures();
    const shown = picture?.getBoundingClientRect().width ?? NaN;
    expect(Math.abs(statedWidth(picture?.sizes ?? '') / shown - 1)).toBeLessThan(TOLERANCE);
  },
);

test.each([360, 390, 412, 430])(
  "the attribute `sizes` of a card's picture states at most 160 px when the screen is %i px wide, so that a phone with 3 pixels per CSS pixel loads the 480 px thumbnail",
  async (width) => {
    await page.viewport(width, 800);
    const [picture] = await renderPictures();
    const shown = picture?.getBoundingClientRect().width ?? NaN;
    expect(statedWidth(picture?.sizes ?? '')).toBeLessThanOrEqual(160);
    expect(statedWidth(picture?.sizes ?? '')).toBeGreaterThan(shown * 0.8);
  },
);

test('the pictures of the first two cards load with priority', async () => {
  const pictures = await renderPictures();
  const urgent = pictures.map((it) => it.loading === 'eager' && it.fetchPriority === 'high');
  expect(urgent).toEqual([true, true, ...Array<boolean>(14).fill(false)]);
  expect(pictures.slice(2).every((it) => it.loading === 'lazy')).toBe(true);
});

test('the placeholder is behind the picture on the card, and placeholder and thumbnail are behind the picture in the item detail', async () => {
  const [picture] = await renderPictures();
  const placeholder = picture?.parentElement?.previousElementSibling as HTMLImageElement;
  await expect.poll(() => [placeholder.naturalWidth, placeholder.naturalHeight]).toEqual([4, 4]);
  const { left, top, width, height } = placeholder.getBoundingClientRect();
  expect(picture?.getBoundingClientRect()).toMatchObject({ left, top, width, height });
  await cards().getByRole('link').first().click();
  const detail = page.getByRole('dialog').getByRole('img', { name: /Picture of/ });
  await expect.element(detail).toBeVisible();
  const shown = detail.element().parentElement?.querySelectorAll('image') ?? [];
  expect([...shown].map((it) => it.getAttribute('href'))).toEqual([
    placeholder.src,
    picture?.currentSrc,
  ]);
});

test('the item detail shows nothing behind a picture whose thumbnails are drawings', async () => {
  await renderPictures(true);
  await cards().getByRole('link').first().click();
  const detail = page.getByRole('dialog').getByRole('img', { name: /Picture of/ });
  await expect.element(detail).toBeVisible();
  expect(detail.element().parentElement?.querySelectorAll('image')).toHaveLength(0);
});
