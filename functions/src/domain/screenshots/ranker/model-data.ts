export const MODEL = {
  title: { nodes: 0, trees: 0, leaves: 0, bytes: '' },
  price: { nodes: 0, trees: 0, leaves: 0, bytes: '' },
  pair: { nodes: 0, trees: 0, leaves: 0, bytes: '' },
  calibration: { scores: [0], shares: [0.5] },
};
