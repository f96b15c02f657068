import * as z from 'zod/mini';

/** How long shared caches keep the version. An app notices a deployment at its next start after this time. */
export const VERSION_SHARED_SECONDS = 60;

/** The version of the product that the server runs, from package.json. */
export const versionSchema = z.object({ version: z.string() });
