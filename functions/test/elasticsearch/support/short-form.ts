/** Whether this is a run of all suites. In such a run, the tests use fewer generated items and queries. */
export const isShortRun = process.env['ELASTICSEARCH_SHORT'] === 'true';
