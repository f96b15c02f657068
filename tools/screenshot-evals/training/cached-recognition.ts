import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PixelGrid } from '../../../functions/src/domain/screenshots/cover/pixel-grid';
import type { RecognizedPage } from '../../../functions/src/domain/screenshots/layout/recognized-page';
import type { TextRecognition } from '../../../functions/src/gateways/text-recognition/text-recognition';

/**
 * Returns a text recognition that stores its results in a folder, because recognition is the slowest step of the
 * training. The name of each stored file contains a hash of the picture.
 */
export function cachedRecognition(recognition: TextRecognition, folder: string): TextRecognition {
  /**
   * The pictures that the engine has recognized in this process. The engine can take a second look only at these
   * pictures.
   */
  const seen = new WeakSet<PixelGrid>();
  const look: TextRecognition['recognize'] = (image, layout) => {
    seen.add(image);
    return recognition.recognize(image, layout);
  };
  return {
    ...recognition,
    recognize: (image, layout) => kept(fileOf(folder, image, layout), () => look(image, layout)),
    lookAgain: (image, first) =>
      kept(fileOf(folder, image, 'both'), async () => {
        if (!seen.has(image)) await look(image, 'screenshot');
        return recognition.lookAgain(image, first);
      }),
  };
}

const fileOf = (folder: string, image: PixelGrid, look: string): string =>
  path.join(
    folder,
    `${createHash('sha256')
      .update(`${image.width} × ${image.height}`)
      .update(image.data)
      .digest('hex')
      .slice(0, 32)}-${look}.json`,
  );

async function kept(file: string, read: () => Promise<RecognizedPage>): Promise<RecognizedPage> {
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as RecognizedPage;
  const page = await read();
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(page));
  return page;
}
