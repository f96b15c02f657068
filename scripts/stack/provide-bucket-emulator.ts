import { provideGoProgram } from './go-program';

/** Returns the Cloud Storage emulator. Builds it if necessary. Returns null without Go or if the build fails. */
export const provideBucketEmulator = (env = process.env): Promise<string | null> =>
  provideGoProgram(
    {
      noun: 'the Cloud Storage emulator',
      module: 'github.com/fsouza/fake-gcs-server',
      version: 'v1.56.1',
    },
    env,
  );
