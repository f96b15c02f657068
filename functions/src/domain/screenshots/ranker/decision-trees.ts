/**
 * Gradient-boosted decision trees. Nodes of all trees follow each other. A child of 0 or more is a node of the
 * same list; a negative child is the leaf `-1 - child`.
 */
export interface DecisionTrees {
  /** The first node of each tree. */
  readonly roots: Int32Array;
  readonly features: Uint16Array;
  readonly thresholds: Float32Array;
  readonly lower: Int16Array;
  readonly higher: Int16Array;
  readonly leaves: Float32Array;
}

/** Features are compared in this precision, so that a threshold that is stored as a float separates the same rows. */
export const rounded = (features: readonly number[]): Float32Array =>
  Float32Array.from(features, (value) => Math.round(value * 1000) / 1000);

/** Returns the log odds of a row of features. */
export function scoreOf(trees: DecisionTrees, row: Float32Array): number {
  let score = 0;
  for (const root of trees.roots) score += leafValue(trees, row, root);
  return score;
}

function leafValue(trees: DecisionTrees, row: Float32Array, root: number): number {
  let node = root;
  while (node >= 0) {
    const value = row[trees.features[node] ?? 0] ?? 0;
    const isLow = value <= (trees.thresholds[node] ?? 0);
    node = (isLow ? trees.lower[node] : trees.higher[node]) ?? -1;
  }
  return trees.leaves[-1 - node] ?? 0;
}

interface StoredTrees {
  readonly nodes: number;
  readonly trees: number;
  readonly leaves: number;
  /** The lists of DecisionTrees in their order, little-endian, in base64. */
  readonly bytes: string;
}

/** Unpacks what the training wrote. */
export function unpackedTrees({ nodes, trees, leaves, bytes }: StoredTrees): DecisionTrees {
  const view = new DataView(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)).buffer);
  let at = 0;
  const list = (count: number, size: number, read: (at: number) => number): number[] =>
    Array.from({ length: count }, () => {
      const value = read(at);
      at += size;
      return value;
    });
  const short = (offset: number): number => view.getInt16(offset, true);
  const float = (offset: number): number => view.getFloat32(offset, true);
  return {
    roots: Int32Array.from(list(trees, 2, short)),
    features: Uint16Array.from(list(nodes, 2, short)),
    thresholds: Float32Array.from(list(nodes, 4, float)),
    lower: Int16Array.from(list(nodes, 2, short)),
    higher: Int16Array.from(list(nodes, 2, short)),
    leaves: Float32Array.from(list(leaves, 4, float)),
  };
}
