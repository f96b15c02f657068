const NO_TREES = { trees: 0, features: '', thresholds: '', leaves: '', step: 1, base: -3 };
export const PEOPLE_MODEL = {
  name: NO_TREES,
  handle: NO_TREES,
  nameInContext: NO_TREES,
  handleInContext: NO_TREES,
};
