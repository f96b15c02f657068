import { callsTo, setResponse } from '@test/fake-api';
import {
  setExtractionResponse,
  chooseScreenshot,
  drawScreenshot,
  openSharePanel,
  textStep,
} from '@test/share-form';
import { expectNoAxeViolations } from '@test/accessibility';
import { DESKTOP, PHONE } from '@test/viewports';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const button = (name: string) => textStep().getByRole('button', { name, exact: true });
const picture = () => textStep().getByAltText('Your screenshot');
const hidden = () => textStep().getByRole('button', { name: /^Unhide / });
const boxOf = (element: Element) => element.getBoundingClientRect();
const shown = () => boxOf(picture().element());
const width = () => shown().width;

beforeEach(async () => {
  await page.viewport(...PHONE);
  await openSharePanel();
  setExtractionResponse({ title: 'Lamp', price: '3.00' });
  await chooseScreenshot(await drawScreenshot());
  await expect.element(textStep().getByText('High', { exact: true })).toBeVisible();
  // Waits until the picture is decoded, because it has no size before.
  await expect.poll(width).toBeGreaterThan(0);
});

async function zoomIn(times = 2): Promise<void> {
  const before = width();
  for (let time = 0; time < times; time += 1) {
    const last = width();
    await button('Zoom In').click();
    await expect.poll(width).toBeGreaterThan(last);
    await settled();
  }
  expect(width()).toBeGreaterThan(before * 1.5);
}

/** Waits until the animation of the zoom has ended. */
async function settled(): Promise<void> {
  let last = -1;
  await expect
    .poll(() => {
      const isStill = width() === last;
      last = width();
      return isStill;
    })
    .toBe(true);
}

/** Converts a point from fractions of the picture to CSS pixels of the window. */
function at(x: number, y: number) {
  const { left, top, width: across, height } = shown();
  return { clientX: left + x * across, clientY: top + y * height };
}

type Point = ReturnType<typeof at>;

function point(type: string, where: Point, pointerId = 1): void {
  const target = document.elementFromPoint(where.clientX, where.clientY) ?? picture().element();
  target.dispatchEvent(
    new PointerEvent(type, {
      ...where,
      bubbles: true,
      cancelable: true,
      pointerId,
      pointerType: 'touch',
      isPrimary: pointerId === 1,
      button: type === 'pointermove' ? -1 : 0,
    }),
  );
}

const touch = (type: string, where: readonly Point[]) => {
  const target = picture().element();
  const touches = where.map(
    (one, identifier) =>
      new Touch({ ...one, pageX: one.clientX, pageY: one.clientY, identifier, target }),
  );
  target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
};

function draw(from: Point, to: Point): void {
  point('pointerdown', from);
  point('pointermove', { clientX: (from.clientX + to.clientX) / 2, clientY: to.clientY });
  point('pointermove', to);
  point('pointerup', to);
}

test('the screenshot in the share form zooms with buttons of 44 px and with keys, and its zoom can be reset', async () => {
  const initial = width();
  for (const name of ['Zoom In', 'Zoom Out', 'Reset Zoom']) {
    const { width: across, height } = boxOf(button(name).element());
    expect(Math.min(across, height), name).toBeGreaterThanOrEqual(44);
  }
  await expectNoAxeViolations();
  await zoomIn();
  await button('Reset Zoom').click();
  await expect.poll(width).toBeCloseTo(initial, 0);
  await userEvent.keyboard('+');
  await expect.poll(width).toBeGreaterThan(initial * 1.3);
  await settled();
  const { left } = shown();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => shown().left).toBeLessThan(left);
  await settled();
  await userEvent.keyboard('-');
  await expect.poll(width).toBeCloseTo(initial, 0);
});

test('a box that the member draws on the zoomed screenshot hides the part of the picture under the box', async () => {
  await button('Hide an Area').click();
  await expect.element(button('Done Hiding')).toBeVisible();
  await settled();
  await zoomIn();
  draw(at(0.45, 0.45), at(0.55, 0.5));
  await expect.element(hidden()).toHaveLength(1);
  const area = boxOf(hidden().element());
  const whole = shown();
  expect((area.left - whole.left) / whole.width).toBeCloseTo(0.45, 2);
  expect((area.top - whole.top) / whole.height).toBeCloseTo(0.45, 2);
  expect(area.width / whole.width).toBeCloseTo(0.1, 2);
  expect(area.height / whole.height).toBeCloseTo(0.05, 2);
});

test('a box that the member draws on the zoomed screenshot selects the text in the part of the picture under the box', async () => {
  setResponse('extractText', { text: '$34.99' });
  await button('Drag to Select Price').click();
  await expect.element(button('Stop Selecting')).toBeVisible();
  await settled();
  await zoomIn();
  draw(at(0.4, 0.45), at(0.6, 0.55));
  await expect.element(textStep().getByLabelText('Price', { exact: true })).toHaveValue('34.99');
  const [sent] = callsTo('extractText').map(({ body }) => body);
  const file = sent instanceof FormData ? sent.get('image') : null;
  if (!(file instanceof File)) throw new Error('Not sent');
  const { width: across, height } = await createImageBitmap(file);
  // The picture has 390 × 800 pixels.
  expect(across / 390).toBeCloseTo(0.2, 1);
  expect(height / 800).toBeCloseTo(0.1, 1);
});

test('two fingers zoom the screenshot in the share form, and draw nothing', async () => {
  await button('Hide an Area').click();
  await expect.element(button('Done Hiding')).toBeVisible();
  await settled();
  const initial = width();
  const [one, other] = [at(0.45, 0.4), at(0.55, 0.6)];
  point('pointerdown', one);
  touch('touchstart', [one]);
  point('pointermove', { ...one, clientY: one.clientY - 20 });
  point('pointerdown', other, 2);
  touch('touchstart', [one, other]);
  const apart = [at(0.3, 0.2), at(0.7, 0.8)] as const;
  point('pointermove', apart[0]);
  touch('touchmove', apart);
  await expect.poll(width).toBeGreaterThan(initial * 1.5);
  touch('touchend', []);
  point('pointerup', apart[0]);
  point('pointerup', apart[1], 2);
  await settled();
  await expect.element(hidden()).not.toBeInTheDocument();
  await expect
    .element(textStep().getByRole('group', { name: /arrow keys to move it/ }))
    .not.toBeInTheDocument();
  draw(at(0.45, 0.45), at(0.55, 0.5));
  await expect.element(hidden()).toHaveLength(1);
});

test('one finger moves the zoomed screenshot when the member is not drawing', async () => {
  await zoomIn();
  const before = shown();
  const from = at(0.5, 0.5);
  touch('touchstart', [from]);
  touch('touchmove', [{ ...from, clientX: from.clientX - 30 }]);
  touch('touchmove', [{ ...from, clientX: from.clientX - 60 }]);
  touch('touchend', []);
  await expect.poll(() => shown().left).toBeLessThan(before.left - 20);
  expect(width()).toBeCloseTo(before.width, 0);
});

test('arrow keys that move a box do not move the zoomed screenshot', async () => {
  await page.viewport(...DESKTOP);
  await button('Hide an Area').click();
  await button('Place a Box').click();
  await settled();
  await zoomIn();
  const box = textStep().getByRole('group', { name: /arrow keys to move it/ });
  (box.element() as HTMLElement).focus();
  const [before, { top }] = [shown(), boxOf(box.element())];
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(() => boxOf(box.element()).top).toBeGreaterThan(top + 5);
  expect(shown().top).toBeCloseTo(before.top, 0);
});
