import { describe, expect, it } from 'vitest';
import { itemIndexConfig } from './elasticsearch-config';

const ENGINE = {
  ITEM_INDEX: 'elasticsearch' as const,
  ELASTICSEARCH_URL: 'https://example.com:9243',
  ELASTICSEARCH_KEY: 'a2V5',
};
const { ELASTICSEARCH_KEY: _key, ...WITHOUT_KEY } = ENGINE;

describe('the item index', () => {
  it('is in memory by default, without an engine', () => {
    expect(itemIndexConfig({}, false)).toEqual({ itemIndex: 'memory', elasticsearch: null });
  });

  it.each(['api', 'uploads'])('is written by the calls of %s', (FUNCTION_TARGET) => {
    expect(itemIndexConfig({ ...ENGINE, FUNCTION_TARGET }, false)).toEqual({
      itemIndex: 'elasticsearch',
      elasticsearch: { url: 'https://example.com:9243', apiKey: 'a2V5', writesThrough: true },
    });
  });

  it('stays in memory while an engine is filled', () => {
    const filled = {
      ...ENGINE,
      ITEM_INDEX: 'memory' as const,
      FUNCTION_TARGET: 'followIndexedItem',
    };
    expect(itemIndexConfig(filled, false)).toMatchObject({
      itemIndex: 'memory',
      elasticsearch: { writesThrough: false },
    });
  });

  it.each(['page', 'sendMail'])('does not give the key to %s', (FUNCTION_TARGET) => {
    expect(itemIndexConfig({ ...ENGINE, FUNCTION_TARGET }, false).elasticsearch).toBeNull();
  });

  it('needs no key on the local stack, and none where only parameters are checked', () => {
    const local = { ...WITHOUT_KEY, ELASTICSEARCH_URL: 'http://127.0.0.1:9200' };
    expect(itemIndexConfig({ ...local, FUNCTION_TARGET: 'api' }, true).elasticsearch).toMatchObject(
      {
        apiKey: null,
      },
    );
    expect(itemIndexConfig(WITHOUT_KEY, false).elasticsearch).toMatchObject({ apiKey: null });
  });

  it.each([
    ['ELASTICSEARCH_URL is missing', { ITEM_INDEX: 'elasticsearch' as const }],
    ['ELASTICSEARCH_KEY is missing', { ...WITHOUT_KEY, FUNCTION_TARGET: 'api' }],
    ['must begin with https:', { ...ENGINE, ELASTICSEARCH_URL: 'http://example.com' }],
  ])('refuses a deployment: %s', (message, settings) => {
    expect(() => itemIndexConfig(settings, false)).toThrow(message);
  });
});
