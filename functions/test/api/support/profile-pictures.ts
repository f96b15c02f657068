import { smallProfilePictureUrl } from '@contract/rules/member-picture';
import { currentUserSchema } from '@contract/schemas/user';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { createSmallPng } from '../../support/small-png';
import { call, send } from './api';
import { db } from './environment';
import type { Member } from './member';

type Uploader = Pick<Member, 'cookie'>;

export function sendProfilePicture(as: Uploader | undefined, bytes: Buffer, name = 'ann.png') {
  const form = new FormData();
  form.set('profilePicture', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  return call('uploadProfilePicture', { ...(as && { as }), raw: form });
}

const uploadedSchema = z.object({ profileImageUrl: z.string() });

/** Uploads a profile picture. Returns the URL of the stored picture. */
export async function uploadProfilePicture(as: Uploader, bytes?: Buffer): Promise<string> {
  const response = await sendProfilePicture(as, bytes ?? (await createSmallPng()));
  if (response.status !== 200) throw new Error(`The upload failed: ${await response.text()}`);
  return uploadedSchema.parse(await response.json()).profileImageUrl;
}

export const changeProfile = (as: Uploader | undefined, json: unknown) =>
  call('updateProfile', { ...(as && { as }), json });

export const userIn = async (response: Response) =>
  z.object({ user: currentUserSchema }).parse(await response.json()).user;

/** Requests both sizes of a profile picture. Returns the statuses of the responses. */
export const statusesOfProfilePictures = async (url: string): Promise<number[]> =>
  Promise.all(
    [url, smallProfilePictureUrl(url)].map(async (path) => (await send('GET', path)).status),
  );

export async function profilePictureWidthsOf(url: string): Promise<(number | undefined)[]> {
  const sides = [url, smallProfilePictureUrl(url)].map(async (path) => {
    const response = await send('GET', path);
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    return format === 'webp' && width === height ? width : undefined;
  });
  return Promise.all(sides);
}

/** Returns `customProfileImageUrl` as it is stored in `users/{uid}` and in `profiles/{uid}`. */
export async function readStoredPictureUrls({ uid }: Pick<Member, 'uid'>): Promise<unknown[]> {
  const documents = await db.getAll(db.doc(`users/${uid}`), db.doc(`profiles/${uid}`));
  return documents.map((document) => document.get('customProfileImageUrl') as unknown);
}
