/** True in a run of all suites, which uses fewer generated items and queries. */
export const isShortRun = process.env['ELASTICSEARCH_SHORT'] === 'true';
