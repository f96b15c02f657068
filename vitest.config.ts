import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const alias = { '@contract': fromHere('./contract'), '@': fromHere('./web/src') };
const setupFiles = [fromHere('./scripts/stack/fail-on-console-error.ts')];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          setupFiles,
          include: ['{contract,scripts,tools,functions/src,web/src,web/build}/**/*.test.{ts,tsx}'],
        },
      },
      {
        resolve: { alias },
        test: { name: 'rules', setupFiles, include: ['functions/test/rules/**/*.test.ts'] },
      },
      {
        resolve: { alias },
        test: { name: 'readings', setupFiles, include: ['functions/test/readings/**/*.test.ts'] },
      },
      {
        resolve: { alias },
        test: {
          name: 'api',
          setupFiles,
          include: ['functions/test/api/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
