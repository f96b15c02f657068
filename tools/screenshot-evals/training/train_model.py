"""Trains one model: python train_model.py KIND FOLDER

KIND is a key of SHAPES. Reads FOLDER/KIND.f32 and FOLDER/KIND.json, which rows-file.ts describes. Writes
FOLDER/KIND-scores.json: for each row the log odds of a model that saw no picture of its template. Writes
FOLDER/KIND-model.json: the trees of a model of all rows, and some rows with their log odds for a test.
"""

import json
import math
import sys

import lightgbm
import numpy

SEED = 15
# The files of the models must stay below 100 kB each. A leaf with its node takes about 5 bytes.
SHAPES = {
    "title": {"trees": 640, "num_leaves": 24, "folds": 8},
    "price": {"trees": 240, "num_leaves": 14, "folds": 8},
    "pair": {"trees": 90, "num_leaves": 8, "folds": 8},
    "cover": {"trees": 300, "num_leaves": 16, "folds": 6},
    "name": {"trees": 320, "num_leaves": 20, "folds": 4},
    "handle": {"trees": 200, "num_leaves": 12, "folds": 4},
    "nameInContext": {"trees": 120, "num_leaves": 12, "folds": 4},
    "handleInContext": {"trees": 80, "num_leaves": 8, "folds": 4},
}
OPTIONS = {
    "objective": "cross_entropy",
    "learning_rate": 0.07,
    "min_data_in_leaf": 20,
    "feature_fraction": 0.5,
    "bagging_fraction": 0.7,
    "bagging_freq": 1,
    "lambda_l2": 5.0,
    "max_bin": 127,
    "deterministic": True,
    "force_row_wise": True,
    "num_threads": 2,
    "seed": SEED,
    "verbosity": -1,
}
SAMPLES = 12
# The log odds from which the trees start: about the log odds of an average candidate. Otherwise the first tree would
# have far larger leaves than the other trees.
BASE = -3.0


def read_rows(kind, folder):
    with open(f"{folder}/{kind}.json", encoding="utf8") as file:
        columns = json.load(file)
    features = numpy.fromfile(f"{folder}/{kind}.f32", dtype="<f4")
    return features.reshape(-1, columns["width"]), columns


def weights_of(pictures):
    """Returns a weight for each candidate. The weights reduce how much more a picture with many candidates counts."""
    counts = numpy.bincount(pictures)
    return numpy.sqrt(counts.mean() / counts[pictures])


def train_trees(kind, features, labels, weights):
    shape = SHAPES[kind]
    options = {**OPTIONS, "num_leaves": shape["num_leaves"]}
    start = numpy.full(len(labels), BASE)
    data = lightgbm.Dataset(features, labels, weight=weights, init_score=start, free_raw_data=False)
    return lightgbm.train(options, data, num_boost_round=shape["trees"])


def folds_of(groups, count):
    names = sorted(set(groups))
    numpy.random.RandomState(SEED).shuffle(names)
    fold = {name: index % count for index, name in enumerate(names)}
    return numpy.array([fold[group] for group in groups])


def scores_by_fold(kind, features, labels, weights, groups):
    folds = folds_of(groups, SHAPES[kind]["folds"])
    scores = numpy.zeros(len(labels))
    for fold in sorted(set(folds)):
        rest = folds != fold
        model = train_trees(kind, features[rest], labels[rest], weights[rest])
        scores[~rest] = BASE + model.predict(features[~rest], raw_score=True)
    return scores


def round_leaves(model):
    """Rounds all leaves to 255 levels, so that each leaf fits into one byte. Returns the difference between two levels."""
    trees = model.dump_model()["tree_info"]
    counts = [tree["num_leaves"] for tree in trees]
    values = [[model.get_leaf_output(tree, leaf) for leaf in range(count)] for tree, count in enumerate(counts)]
    step = max(abs(value) for leaves in values for value in leaves) / 127
    for tree, leaves in enumerate(values):
        for leaf, value in enumerate(leaves):
            model.set_leaf_output(tree, leaf, round(value / step) * step)
    return step


def roundest_number(low, high):
    """Returns the number from low to below high that is a multiple of the largest power of two."""
    step = 128.0
    while math.ceil(low / step) * step >= high:
        step /= 2
    return math.ceil(low / step) * step


def short_threshold(threshold, values):
    """Returns a number that splits the sorted values like the threshold, but has fewer digits and so compresses better."""
    at = numpy.searchsorted(values, threshold, side="right")
    return roundest_number(float(values[at - 1]), float(values[at]))


def nodes_of(tree, values, nodes, leaves):
    """Appends the nodes and leaves of a tree to `nodes` and `leaves`. `values` has the sorted values of each feature.

    Returns the index of the root, or -1 minus the index of the leaf if the tree is only a leaf.
    """
    if "leaf_value" in tree:
        leaves.append(tree["leaf_value"])
        return -len(leaves)
    assert tree["decision_type"] == "<="
    index = len(nodes)
    nodes.append(None)
    lower = nodes_of(tree["left_child"], values, nodes, leaves)
    higher = nodes_of(tree["right_child"], values, nodes, leaves)
    feature = tree["split_feature"]
    nodes[index] = [feature, short_threshold(tree["threshold"], values[feature]), lower, higher]
    return index


def model_to_store(model, features):
    nodes, leaves = [], []
    step = round_leaves(model)
    values = [numpy.unique(column) for column in features.T]
    trees = model.dump_model()["tree_info"]
    roots = [nodes_of(tree["tree_structure"], values, nodes, leaves) for tree in trees]
    samples = features[:: max(1, len(features) // SAMPLES)][:SAMPLES]
    return {
        "roots": roots,
        "nodes": nodes,
        "leaves": [round(leaf / step) for leaf in leaves],
        "step": step,
        "base": BASE,
        "samples": samples.astype(float).round(3).tolist(),
        "scores": (BASE + model.predict(samples, raw_score=True)).tolist(),
    }


def main(kind, folder):
    features, columns = read_rows(kind, folder)
    labels = numpy.array(columns["labels"])
    weights = weights_of(numpy.array(columns["pictures"]))
    scores = scores_by_fold(kind, features, labels, weights, columns["groups"])
    with open(f"{folder}/{kind}-scores.json", "w", encoding="utf8") as file:
        json.dump(scores.tolist(), file)
    with open(f"{folder}/{kind}-model.json", "w", encoding="utf8") as file:
        json.dump(model_to_store(train_trees(kind, features, labels, weights), features), file)


main(sys.argv[1], sys.argv[2])
