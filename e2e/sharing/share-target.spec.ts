import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { createSignedInMember, createMember } from '../support/members';
import { drawScreenshot } from '../support/screenshots';
import { openWithWorker, shareFromPhone } from '../support/service-worker';
import { textStepOf } from '../support/share-form';
import { signIn } from '../support/sign-in';

test.use({ serviceWorkers: 'allow' });

const questionIn = (page: Page) => page.getByRole('region', { name: 'Use this picture?' });
const use = (page: Page) =>
  questionIn(page).getByRole('button', { name: 'Use This Picture' }).click();

const draw = (page: Page) => drawScreenshot(page, { title: 'Tin robot', price: '$12.00' });

test('the share form asks the member before it uses a picture that another site posts without a referrer @attack', async ({
  page,
}) => {
  await createSignedInMember(page);
  await openWithWorker(page);
  const picture = await draw(page);
  const target = new URL('/share-target', page.url()).href;
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/ocr|same-picture|screenshot/.test(pathname) && pathname.startsWith('/api/'))
      calls.push(pathname);
  });
  await page.goto('about:blank');
  await shareFromPhone(page, [picture], target);
  await expect(questionIn(page).getByAltText('Preview of the picture')).toBeVisible();
  await expect(textStepOf(page)).toBeHidden();
  expect(calls).toEqual([]);
  await questionIn(page).getByRole('button', { name: 'Discard' }).click();
  await expect(questionIn(page)).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Share a Sale' }).click();
  await expect(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
  await expect(questionIn(page)).toBeHidden();
  expect(calls).toEqual([]);
});

test('a visitor who shares a screenshot from the phone signs in, agrees to use it, and sees the next step of the share form', async ({
  page,
}) => {
  const member = await createMember(page);
  await openWithWorker(page);
  await shareFromPhone(page, [await draw(page)]);
  await expect(page.getByRole('heading', { name: 'Sign In', exact: true })).toBeVisible();
  await signIn(page, member);
  await use(page);
  await expect(textStepOf(page)).toBeVisible();
});
