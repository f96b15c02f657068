import { describe, expect, it } from 'vitest';
import { parseItemIndexConfig } from './elasticsearch-config';

const ENGINE = {
  ITEM_INDEX: 'elasticsearch' as const,
  ELASTICSEARCH_URL: 'https://example.com:9243',
  ELASTICSEARCH_KEY: 'a2V5',
};
const { ELASTICSEARCH_KEY: _key, ...WITHOUT_KEY } = ENGINE;

describe('parseItemIndexConfig', () => {
  it('uses the item index in memory and no engine by default', () => {
    expect(parseItemIndexConfig({}, false)).toEqual({ itemIndex: 'memory', elasticsearch: null });
  });

  it.each(['api', 'uploads'])(
    'makes the function %s respond only after it has written changed items to the engine',
    (FUNCTION_TARGET) => {
      expect(parseItemIndexConfig({ ...ENGINE, FUNCTION_TARGET }, false)).toEqual({
        itemIndex: 'elasticsearch',
        elasticsearch: { url: 'https://example.com:9243', apiKey: 'a2V5', writesThrough: true },
      });
    },
  );

  it('uses the item index in memory for lists, but keeps the settings of the engine, while the engine is being filled', () => {
    const filled = {
      ...ENGINE,
      ITEM_INDEX: 'memory' as const,
      FUNCTION_TARGET: 'writeItemToSearchEngine',
    };
    expect(parseItemIndexConfig(filled, false)).toMatchObject({
      itemIndex: 'memory',
      elasticsearch: { writesThrough: false },
    });
  });

  it.each(['page', 'sendMail'])(
    'gives the function %s no settings of the engine',
    (FUNCTION_TARGET) => {
      expect(parseItemIndexConfig({ ...ENGINE, FUNCTION_TARGET }, false).elasticsearch).toBeNull();
    },
  );

  it('needs no key on the local stack', () => {
    const local = { ...WITHOUT_KEY, ELASTICSEARCH_URL: 'http://127.0.0.1:9200' };
    const { elasticsearch } = parseItemIndexConfig({ ...local, FUNCTION_TARGET: 'api' }, true);
    expect(elasticsearch).toMatchObject({ apiKey: null });
  });

  it('needs no key when a deployment checks the parameters', () => {
    expect(parseItemIndexConfig(WITHOUT_KEY, false).elasticsearch).toMatchObject({ apiKey: null });
  });

  it.each([
    ['ELASTICSEARCH_URL is missing', { ITEM_INDEX: 'elasticsearch' as const }],
    ['ELASTICSEARCH_KEY is missing', { ...WITHOUT_KEY, FUNCTION_TARGET: 'api' }],
    ['must begin with https:', { ...ENGINE, ELASTICSEARCH_URL: 'http://example.com' }],
  ])("throws '%s' when a setting is missing or wrong", (message, settings) => {
    expect(() => parseItemIndexConfig(settings, false)).toThrow(message);
  });
});
