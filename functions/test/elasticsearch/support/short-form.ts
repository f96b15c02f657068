/** Whether this is a run of all suites, which has fewer generated items and queries. */
export const isShort = process.env['ELASTICSEARCH_SHORT'] === 'true';
