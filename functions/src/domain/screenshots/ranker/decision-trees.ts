import { inflateSync } from 'fflate';

/**
 * Gradient-boosted decision trees. Each array has one value for each node of all trees, except `roots` and `leaves`. A
 * child with an index of 0 or more is a node. A child with a negative index is the leaf at the index `-1 - child`.
 */
export interface DecisionTrees {
  /** The index of the first node of each tree. */
  readonly roots: Int32Array;
  readonly features: Uint16Array;
  readonly thresholds: Float32Array;
  readonly lower: Int16Array;
  readonly higher: Int16Array;
  readonly leaves: Float32Array;
  /** The number that is added to the sum of the leaves. */
  readonly base: number;
}

/** Rounds features to three decimal places and converts them to floats, because thresholds are stored as floats. */
export function roundedFeatures(features: readonly number[]): Float32Array {
  const row = new Float32Array(features.length);
  // The loop writes each feature, because `Float32Array.from` with a callback is ten times slower, and a page has a
  // thousand rows.
  for (const [at, value] of features.entries()) row[at] = Math.round(value * 1000) / 1000;
  return row;
}

/** Returns the score of a row of features, in log odds. */
export function treeScoreOf(trees: DecisionTrees, row: Float32Array): number {
  let score = trees.base;
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

/**
 * The format in which the training stores trees. Each text is a little-endian typed array, compressed with deflate.
 * Nodes are in depth-first order, the lower child first.
 */
export interface StoredTrees {
  readonly trees: number;
  /**
   * The index of the feature of each node. The two highest bits state whether the lower child and the higher child are
   * leaves.
   */
  readonly features: string;
  readonly thresholds: string;
  /** The values of the leaves, as multiples of `step`. */
  readonly leaves: string;
  readonly step: number;
  readonly base: number;
}

export const LOWER_IS_LEAF = 0x8000;
export const HIGHER_IS_LEAF = 0x4000;
const FEATURE = 0x3fff;

/** Decodes trees that the training stored. */
export function unpackedTrees(stored: StoredTrees): DecisionTrees {
  const marked = new Uint16Array(unpacked(stored.features));
  const leaves = new Int8Array(unpacked(stored.leaves));
  const lower = new Int16Array(marked.length);
  const higher = new Int16Array(marked.length);
  let [nodes, ends] = [0, 0];
  const nextLeaf = (): number => -1 - ends++;
  function nextNode(): number {
    const node = nodes++;
    const mark = marked[node] ?? LOWER_IS_LEAF | HIGHER_IS_LEAF;
    lower[node] = mark & LOWER_IS_LEAF ? nextLeaf() : nextNode();
    higher[node] = mark & HIGHER_IS_LEAF ? nextLeaf() : nextNode();
    return node;
  }
  return {
    roots: Int32Array.from({ length: stored.trees }, nextNode),
    features: marked.map((mark) => mark & FEATURE),
    thresholds: new Float32Array(unpacked(stored.thresholds)),
    lower,
    higher,
    leaves: Float32Array.from(leaves, (value) => value * stored.step),
    base: stored.base,
  };
}

const unpacked = (base64: string): ArrayBuffer =>
  inflateSync(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))).slice().buffer;
