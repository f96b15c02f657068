import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PushGateway } from './push';

/**
 * The beginning of tokens that the local stack rejects. Tests use such tokens in place of tokens that FCM rejects
 * because the browser is gone.
 */
const REJECTED = 'rejected-';

/**
 * Creates a gateway that stores each push as JSON in a local folder. The local gateway shows the pushes at
 * `/__local/push`.
 */
export function createFolderPushGateway(folder: string, now: () => Date): PushGateway {
  return {
    send: async ({ tokens, data }) => {
      const rejected = tokens.filter((token) => token.startsWith(REJECTED));
      const reached = tokens.filter((token) => !rejected.includes(token));
      if (reached.length > 0) {
        const sentAt = now().toISOString();
        const file = join(folder, `${sentAt.replaceAll(/[:.]/g, '-')}_${randomUUID()}.json`);
        await mkdir(folder, { recursive: true });
        // Writes a temporary file and renames it, so that a concurrent read gets a complete push.
        await writeFile(`${file}.draft`, JSON.stringify({ tokens: reached, data, sentAt }));
        await rename(`${file}.draft`, file);
      }
      return rejected;
    },
  };
}
