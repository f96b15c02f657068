import { provideGoProgram } from './go-program';

/**
 * Returns the path of the Cloud Storage emulator. Builds the emulator if necessary. Returns null if Go is missing or
 * the build fails.
 */
export const provideBucketEmulator = (env = process.env): Promise<string | null> =>
  provideGoProgram(
    {
      noun: 'the Cloud Storage emulator',
      module: 'github.com/fsouza/fake-gcs-server',
      version: 'v1.56.1',
    },
    env,
  );
