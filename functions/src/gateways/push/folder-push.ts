import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PushGateway } from './push';

/** The local stack rejects invented tokens with this beginning, as FCM rejects tokens of browsers that are gone. */
const REJECTED = 'rejected-';

/** Stores each push as JSON in a local folder, which the local gateway shows at `/__local/push`. */
export function createFolderPush(folder: string, now: () => Date): PushGateway {
  return {
    send: async ({ tokens, data }) => {
      const rejected = tokens.filter((token) => token.startsWith(REJECTED));
      const reached = tokens.filter((token) => !rejected.includes(token));
      if (reached.length > 0) {
        const sentAt = now().toISOString();
        const file = join(folder, `${sentAt.replaceAll(/[:.]/g, '-')}_${randomUUID()}.json`);
        await mkdir(folder, { recursive: true });
        // Writes a draft and renames it, so that a concurrent read gets a complete push.
        await writeFile(`${file}.draft`, JSON.stringify({ tokens: reached, data, sentAt }));
        await rename(`${file}.draft`, file);
      }
      return rejected;
    },
  };
}
