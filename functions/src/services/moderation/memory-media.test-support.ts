import type { MediaGateway } from '../../gateways/media/media';

/**
 * Creates a storage of pictures in memory. It keeps only paths. A test can make it fail at any step, as if the process
 * ended at that step.
 */
export function createMemoryMediaGateway(...paths: readonly string[]) {
  const stored = new Set(paths);
  let stepsLeft = Infinity;
  const step = async () => {
    // Lets other runs continue between two steps.
    await Promise.resolve();
    if (stepsLeft <= 0) throw new Error('The process ended');
    stepsLeft -= 1;
  };
  const media: Pick<MediaGateway, 'get' | 'copy' | 'remove' | 'pathsIn'> = {
    get: async (path) => {
      await step();
      return stored.has(path) ? { bytes: Buffer.from(path), contentType: 'image/webp' } : null;
    },
    copy: async (from, to) => {
      await step();
      if (stored.has(from)) stored.add(to);
      return stored.has(from);
    },
    remove: async (path) => {
      await step();
      stored.delete(path);
    },
    pathsIn: async (folder) => {
      await step();
      return [...stored].filter((path) => path.startsWith(`${folder}/`));
    },
  };
  return {
    media: () => Promise.resolve(media),
    paths: () => [...stored].sort(),
    /** Makes every step after the next `steps` steps fail, until `restart` is called. */
    endAfter: (steps: number) => void (stepsLeft = steps),
    restart: () => void (stepsLeft = Infinity),
  };
}
