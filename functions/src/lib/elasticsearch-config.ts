import * as z from 'zod/mini';
import { isOrigin, optionalSetting } from './setting-schemas';

export interface ElasticsearchConfig {
  /** The origin of the cluster, such as 'https://abc.es.us-central1.gcp.cloud.es.io:9243'. */
  readonly url: string;
  /** The API key of the cluster. Null if the cluster needs no key, like a local cluster. */
  readonly apiKey: string | null;
  /**
   * Whether calls of this function write changed items to the engine before they respond, so that members see their own
   * changes.
   */
  readonly writesThrough: boolean;
}

export interface ItemIndexConfig {
  /** What serves item lists and searches: the item index in memory, or the engine (Elasticsearch). */
  readonly itemIndex: 'memory' | 'elasticsearch';
  /**
   * The engine to which this function writes changes, even if lists do not use the engine yet. Null if the site has no
   * engine, or if this function does not use it.
   */
  readonly elasticsearch: ElasticsearchConfig | null;
}

/** The functions that serve calls of the app and can read the key of the engine. */
const CALL_FUNCTIONS = ['api', 'uploads'];
/** The background functions that use the engine and can read its key. */
export const ENGINE_FUNCTIONS = [
  'awardChampionTitles',
  'compareIndexedItems',
  'writeItemToSearchEngine',
];

export const elasticsearchSettingSchemas = {
  ITEM_INDEX: optionalSetting(
    z.enum(['memory', 'elasticsearch'], 'ITEM_INDEX must be "memory" or "elasticsearch".'),
  ),
  ELASTICSEARCH_URL: optionalSetting(
    z
      .string()
      .check(
        z.refine(isOrigin, 'ELASTICSEARCH_URL must be an origin such as https://example.com:9243.'),
      ),
  ),
  ELASTICSEARCH_KEY: optionalSetting(
    z.string().check(z.regex(/^[\w+/=-]+$/, 'ELASTICSEARCH_KEY must be an encoded API key.')),
  ),
};

type Settings = z.infer<z.ZodMiniObject<typeof elasticsearchSettingSchemas>> & {
  readonly FUNCTION_TARGET?: string | undefined;
};

/** Returns what serves lists, and the settings of the engine. Throws an Error that names a wrong or missing setting. */
export function parseItemIndexConfig(settings: Settings, emulated: boolean): ItemIndexConfig {
  const { FUNCTION_TARGET: target, ITEM_INDEX: itemIndex = 'memory' } = settings;
  const { ELASTICSEARCH_URL: url, ELASTICSEARCH_KEY: key } = settings;
  if (url === undefined) {
    if (itemIndex === 'memory') return { itemIndex, elasticsearch: null };
    throw new Error('ELASTICSEARCH_URL is missing: ITEM_INDEX is "elasticsearch".');
  }
  if (!emulated && !url.startsWith('https:'))
    throw new Error('ELASTICSEARCH_URL must begin with https:, because the key is sent to it.');
  const servesCalls = target !== undefined && CALL_FUNCTIONS.includes(target);
  const usesEngine = target === undefined || servesCalls || ENGINE_FUNCTIONS.includes(target);
  if (!usesEngine) return { itemIndex, elasticsearch: null };
  // If FUNCTION_TARGET is missing, a deployment is checking the parameters. The deployment cannot read secrets, so a
  // missing key is not an error.
  if (key === undefined && !emulated && target !== undefined)
    throw new Error('ELASTICSEARCH_KEY is missing: store an API key of the cluster as a secret.');
  return { itemIndex, elasticsearch: { url, apiKey: key ?? null, writesThrough: servesCalls } };
}
