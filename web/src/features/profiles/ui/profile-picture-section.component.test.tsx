import {
  PICTURE_URL_MESSAGES,
  PROFILE_PICTURE_MAX_BYTES,
  PROFILE_PICTURE_PROBLEMS,
} from '@contract/schemas/profile-picture';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { reloadPage } from '@test/fake-reload-page';
import { memberLike } from '@test/members';
import { renderPart } from '@test/render';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProfilePictureSection } from './profile-picture-section';

const STORED = '/media/profiles/member-1/1.webp';
beforeEach(() => {
  setResponse('uploadProfilePicture', { profileImageUrl: STORED });
});

const render = (change = {}) =>
  renderPart(
    <>
      <ProfilePictureSection user={memberLike(change)} />
      <label>
        Bio <input />
      </label>
    </>,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });
const shown = (message: string) => page.getByText(message, { exact: true });
const addressField = () => page.getByLabelText('Picture Address');

/** Draws a picture whose left half is red and whose right half is blue. */
async function wideFile(name = 'ann.png', type = 'image/png'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
  const context = canvas.getContext('2d');
  for (const [at, color] of ['#f00', '#00f'].entries()) {
    if (!context) throw new Error('No canvas');
    context.fillStyle = color;
    context.fillRect(at * 200, 0, 200, 200);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File([blob ?? ''], name, { type });
}

async function choose(file: File): Promise<void> {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('There is no file input');
  await userEvent.upload(input, file);
}

async function sentPixels(): Promise<{ width: number; left: number[]; right: number[] }> {
  const form = callsTo('uploadProfilePicture').at(-1)?.body as FormData;
  const bitmap = await createImageBitmap(form.get('profilePicture') as File);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const at = (x: number) => [...(context?.getImageData(x, 256, 1, 1).data ?? [])].slice(0, 3);
  return { width: bitmap.width, left: at(5), right: at(bitmap.width - 5) };
}

test('uploads the middle square of the picture, shows a toast and reloads the page', async () => {
  await render();
  await choose(await wideFile());
  await expect.element(shown('Preview')).toBeVisible();
  await expectNoAxeViolations();
  await button('Upload Picture').click();
  await expect.element(shown('Profile Picture Updated')).toBeVisible();
  expect(await sentPixels()).toEqual({ width: 512, left: [255, 0, 0], right: [0, 0, 255] });
  await expect.poll(() => reloadPage.mock.calls.length, { timeout: 3000 }).toBe(1);
});

test('moves the crop square with the keyboard', async () => {
  await render();
  await choose(await wideFile());
  const area = page.getByRole('group', { name: /Part of the picture that shows/ });
  await expect.element(area).toBeVisible();
  (area.element() as HTMLElement).focus();
  // Each key press moves the square by 100 pixels.
  for (let time = 0; time < 3; time += 1)
    await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
  await button('Upload Picture').click();
  await expect.element(shown('Profile Picture Updated')).toBeVisible();
  expect(await sentPixels()).toMatchObject({ left: [255, 0, 0], right: [255, 0, 0] });
});

test('does not reload the page when the member has typed a text outside of the section', async () => {
  await render();
  await page.getByLabelText('Bio').fill('I sell owls');
  await choose(await wideFile());
  await button('Upload Picture').click();
  await expect.element(shown('Profile Picture Updated')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(reloadPage).not.toHaveBeenCalled();
  await expect.element(page.getByLabelText('Bio')).toHaveValue('I sell owls');
});

test.each([
  ['type', new File(['text'], 'notes.txt', { type: 'text/plain' })],
  ['type', new File([], 'empty.png', { type: 'image/png' })],
  ['type', new File(['<html>'], 'page.jpg', { type: 'image/jpeg' })],
  [
    'size',
    new File([new Uint8Array(PROFILE_PICTURE_MAX_BYTES + 1)], 'big.png', { type: 'image/png' }),
  ],
] as const)('refuses a file of the wrong %s', async (kind, file) => {
  const { title, description } = PROFILE_PICTURE_PROBLEMS[kind];
  await render();
  await choose(file);
  await expect.element(shown(title)).toBeVisible();
  await expect.element(button('Choose Picture')).toHaveAccessibleDescription(description);
  expect(callsTo('uploadProfilePicture')).toEqual([]);
});

test('keeps the chosen picture when the upload fails, and sends it on the next attempt', async () => {
  setErrorResponse('uploadProfilePicture', 'internal', '');
  await render();
  await choose(await wideFile());
  await button('Upload Picture').click();
  await expect.element(shown('Upload Failed')).toBeVisible();
  const sentence = 'Failed to upload profile picture. Please try again.';
  await expect.element(shown(sentence)).toBeVisible();
  setErrorResponse('uploadProfilePicture', 'too_large', 'File Too Large');
  await button('Upload Picture').click();
  await expect.element(shown('File Too Large')).toBeVisible();
  setResponse('uploadProfilePicture', { profileImageUrl: STORED });
  await button('Upload Picture').click();
  await expect.element(shown('Profile Picture Updated')).toBeVisible();
});

test('cancels an upload and keeps the chosen picture', async () => {
  const letGo = holdResponses('uploadProfilePicture');
  await render();
  await choose(await wideFile());
  await button('Upload Picture').click();
  await button('Cancel Upload').click();
  letGo();
  await expect.element(button('Upload Picture')).toBeEnabled();
  await button('Cancel').click();
  await expect.element(button('Choose Picture')).toHaveFocus();
  await expect.element(shown('Upload Failed')).not.toBeInTheDocument();
});

test('uses a picture from a URL, and keeps the file that was chosen before', async () => {
  setResponse('updateProfile', { user: memberLike({ customProfileImageUrl: STORED }) });
  await render();
  await choose(await wideFile());
  await page.getByLabelText('Use a web address').click();
  const submit = button('Use This Picture');
  await expect.element(submit).toBeDisabled();
  await addressField().fill('  ');
  await expect.element(submit).toBeDisabled();
  await expectNoAxeViolations();
  await addressField().fill('http://example.com/a.png');
  await submit.click();
  await expect
    .element(addressField())
    .toHaveAccessibleDescription(new RegExp(PICTURE_URL_MESSAGES.invalid));
  await addressField().fill(' https://example.com/a.png');
  await submit.click();
  await expect.element(shown('Profile Picture Updated')).toBeVisible();
  const customProfileImageUrl = 'https://example.com/a.png';
  expect(callsTo('updateProfile').map(({ body }) => body)).toEqual([{ customProfileImageUrl }]);
  await page.getByLabelText('Upload a file').click();
  await expect.element(button('Upload Picture')).toBeEnabled();
});

test('shows why the server refused the URL of a picture, and keeps the URL in the field', async () => {
  setErrorResponse('updateProfile', 'bad_request', PICTURE_URL_MESSAGES.slow);
  await render();
  await page.getByLabelText('Use a web address').click();
  await addressField().fill('https://example.com/a.png');
  await button('Use This Picture').click();
  await expect.element(shown('Update Failed')).toBeVisible();
  await expect
    .element(addressField())
    .toHaveAccessibleDescription(new RegExp(PICTURE_URL_MESSAGES.slow));
  await expect.element(addressField()).toHaveFocus();
  setNetworkFailure('updateProfile');
  await button('Use This Picture').click();
  await expect.element(page.getByText(/You seem to be offline/)).toBeVisible();
  await expect.element(addressField()).toHaveValue('https://example.com/a.png');
});

test('removes the profile picture', async () => {
  setResponse('updateProfile', { user: memberLike() });
  await render({
    customProfileImageUrl:
      'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  });
  await button('Remove Picture').click();
  await expect.element(shown('Profile Picture Removed')).toBeVisible();
  expect(callsTo('updateProfile').at(-1)?.body).toEqual({ customProfileImageUrl: null });
});

test.each([
  ['You have no picture yet.', null],
  [
    'This is the picture of your Google account.',
    'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  ],
])(
  "when the member has set no picture, shows '%s' and no 'Remove Picture' button",
  async (sentence, profileImageUrl) => {
    await render({ profileImageUrl });
    await expect.element(shown(sentence)).toBeVisible();
    await expect.element(button('Remove Picture')).not.toBeInTheDocument();
  },
);
