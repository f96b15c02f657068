import * as z from 'zod/mini';

/** How long shared caches keep the version. An open app that starts again notices a deployment within this time. */
export const VERSION_SHARED_SECONDS = 60;

/** The version of the product that the server runs, from package.json. */
export const versionSchema = z.object({ version: z.string() });
