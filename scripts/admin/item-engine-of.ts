import { join } from 'node:path';
import {
  createItemEngine,
  type ItemEngine,
} from '../../functions/src/gateways/elasticsearch/item-engine';
import { ROOT } from '../lib/paths';
import { Problem } from '../lib/problem';
import { readDeployParameters } from './parameters';
import type { Target } from './target';

/**
 * Returns the search engine of a target, or null if the target has none. Reads the engine's URL from
 * `functions/.env.<project id>` or the environment variable ELASTICSEARCH_URL, and its API key from ELASTICSEARCH_KEY.
 * @throws Problem if a project's key is missing
 */
export function itemEngineOf({ projectId, emulatorHost, description }: Target): ItemEngine | null {
  const stored =
    emulatorHost === null ? readDeployParameters(projectId, join(ROOT, 'functions')) : {};
  const url = (stored['ELASTICSEARCH_URL'] ?? '') || (process.env['ELASTICSEARCH_URL'] ?? '');
  const key = process.env['ELASTICSEARCH_KEY'] ?? '';
  if (url === '') return null;
  if (key === '' && emulatorHost === null)
    throw new Problem(
      `The key of the engine of ${description} is missing. Run this again with ELASTICSEARCH_KEY="$(npx firebase functions:secrets:access ELASTICSEARCH_KEY --project ${projectId})".`,
    );
  return createItemEngine(
    { url, apiKey: key === '' ? null : key, writesThrough: false },
    projectId,
  );
}
