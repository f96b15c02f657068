import type { PushSettings } from '@contract/schemas/push';
import * as z from 'zod/mini';
import { optionalSetting } from './setting-schemas';

export const pushSettingSchemas = {
  PUSH_VAPID_KEY: optionalSetting(
    z
      .string()
      .check(
        z.regex(
          /^[\w-]{80,100}$/,
          'PUSH_VAPID_KEY must be the public key of a Web Push certificate in Firebase.',
        ),
      ),
  ),
  /** The folder in which pushes are stored instead of being sent. Only the local stack sets it. */
  PUSH_FOLDER: optionalSetting(
    z.string().check(z.startsWith('/', 'PUSH_FOLDER must be an absolute path.')),
  ),
};

interface PushConfig {
  readonly push: PushSettings;
  readonly pushFolder: string | null;
}

type Settings = z.infer<z.ZodMiniObject<typeof pushSettingSchemas>>;

export function parsePushConfig(
  { PUSH_VAPID_KEY: vapidKey, PUSH_FOLDER: folder }: Settings,
  emulated: boolean,
): PushConfig {
  if (emulated) return { push: { isLocal: true }, pushFolder: folder ?? null };
  return { push: vapidKey === undefined ? null : { vapidKey }, pushFolder: null };
}
