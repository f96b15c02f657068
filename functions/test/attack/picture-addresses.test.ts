import { PICTURE_URL_MESSAGES } from '@contract/schemas/profile-picture';
import { expect, it } from 'vitest';
import { readError } from '../api/support/api';
import { createMember } from '../api/support/member';
import { changeProfile, readStoredPictureUrls } from '../api/support/profile-pictures';

const ADDRESSES = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0.0.0.0',
  'localhost',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '169.254.169.254',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '１２７.0.0.1',
  '127。0。0。1',
  'localhost.',
];

it('a request to use the picture at a URL as profile picture gets the same response for every URL in a private network, and stores nothing', async () => {
  const member = await createMember();
  const responses = [];
  for (const host of ADDRESSES) {
    const customProfileImageUrl = `https://${host}/computeMetadata/v1/`;
    const error = await readError(await changeProfile(member, { customProfileImageUrl }));
    responses.push({ ...error, requestId: '' });
  }
  const message = PICTURE_URL_MESSAGES.unreachable;
  const issues = [{ path: ['body', 'customProfileImageUrl'], message }];
  const refusal = {
    status: 400,
    code: 'bad_request',
    message,
    issues,
    requestId: '',
  };
  expect(responses).toEqual(ADDRESSES.map(() => refusal));
  expect(await readStoredPictureUrls(member)).toEqual([null, null]);
});
