import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailGateway } from './mail';

/**
 * Creates a gateway that stores each mail as JSON in a local folder. The local gateway shows the mails at
 * `/__local/mail`.
 */
export function createFolderMailGateway(folder: string, now: () => Date): MailGateway {
  return {
    send: async (mail) => {
      const sentAt = now().toISOString();
      const file = join(folder, `${sentAt.replaceAll(/[:.]/g, '-')}_${mail.id}.json`);
      await mkdir(folder, { recursive: true });
      // Writes a temporary file and renames it, so that a concurrent read gets a complete mail.
      await writeFile(`${file}.draft`, JSON.stringify({ ...mail, sentAt }));
      await rename(`${file}.draft`, file);
    },
  };
}
