import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RecognizedPage } from '../../../functions/src/domain/screenshots/layout/recognized-page';
import type { TextRecognition } from '../../../functions/src/gateways/text-recognition/text-recognition';

/** Keeps what the engine answered in a folder, by the picture's content, because recognizing is the slowest step. */
export function cachedRecognition(recognition: TextRecognition, folder: string): TextRecognition {
  return {
    ...recognition,
    async recognize(image, layout) {
      const name = `${createHash('sha256').update(image).digest('hex').slice(0, 32)}-${layout}.json`;
      const file = path.join(folder, name);
      if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as RecognizedPage;
      const page = await recognition.recognize(image, layout);
      await mkdir(folder, { recursive: true });
      await writeFile(file, JSON.stringify(page));
      return page;
    },
  };
}
