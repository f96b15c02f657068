/** True in a run of all suites, which uses fewer generated items and queries. */
export const isShort = process.env['ELASTICSEARCH_SHORT'] === 'true';
