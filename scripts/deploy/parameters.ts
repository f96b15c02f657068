import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod/mini';
import { parseConfig } from '../../functions/src/lib/config';

const rcSchema = z.looseObject({
  projects: z.optional(z.record(z.string(), z.string())),
});

/**
 * Returns the id of a project.
 * @param project an id, or a name in .firebaserc
 */
export function projectIdOf(root: string, project: string): string {
  const rc = rcSchema.parse(JSON.parse(readFileSync(join(root, '.firebaserc'), 'utf8')));
  return rc.projects?.[project] ?? project;
}

/** Returns the parameters of a project. Reads the same files as `firebase deploy`. */
function storedParameters(root: string, project: string): NodeJS.Dict<string> {
  const id = projectIdOf(root, project);
  const files = ['.env', `.env.${project}`, `.env.${id}`].map((it) => join(root, 'functions', it));
  const stored = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  return Object.assign({}, ...stored.map((text) => parseEnv(text))) as NodeJS.Dict<string>;
}

/**
 * Returns a message if a parameter is missing or wrong, otherwise null.
 * @param project an id, or a name in .firebaserc
 */
export function parametersFault(root: string, project: string): string | null {
  const id = projectIdOf(root, project);
  // Sets FIREBASE_CONFIG and GCLOUD_PROJECT like Cloud Functions, because `parseConfig` reads them.
  const FIREBASE_CONFIG = JSON.stringify({ storageBucket: `${id}.appspot.com` });
  try {
    parseConfig({ ...storedParameters(root, project), GCLOUD_PROJECT: id, FIREBASE_CONFIG });
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return `${message} Put parameters into functions/.env.${id}.`;
  }
}

/** Returns whether the deployed site has an ad client. */
export const usesAds = (root: string, project: string): boolean =>
  Boolean(storedParameters(root, project)['AD_CLIENT_ID']);

/** Returns whether the deployed site may ask visitors to allow Firebase Analytics. */
export const usesAnalytics = (root: string, project: string): boolean =>
  storedParameters(root, project)['ANALYTICS'] === 'on';
