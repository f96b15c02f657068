import * as z from 'zod/mini';

/** So that an open app notices a deployment within a minute of its next start. */
export const VERSION_SHARED_SECONDS = 60;

/** The version of the product that the server runs, from package.json. */
export const versionSchema = z.object({ version: z.string() });
