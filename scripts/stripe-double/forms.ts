/** A value of a decoded form: a text, a list or an object. */
export type FormValue = string | FormValue[] | Form;

/** The fields of a form by name. */
export interface Form {
  readonly [name: string]: FormValue;
}

type Branch = Map<string, string | Branch>;

/** Splits the name of a form field, such as `a[b][0]`, into its keys: 'a', 'b' and '0'. */
function keysOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[');
  return [first, ...rest.map((key) => key.replace(/\]$/, ''))];
}

function put(branch: Branch, [key = '', ...rest]: readonly string[], value: string): void {
  // An empty key, as in `a[]`, adds to the end of a list.
  const name = key === '' ? String(branch.size) : key;
  if (rest.length === 0) {
    branch.set(name, value);
    return;
  }
  const existing = branch.get(name);
  const next = typeof existing === 'object' ? existing : new Map<string, string | Branch>();
  branch.set(name, next);
  put(next, rest, value);
}

/** Replaces each object whose keys are numbers with a list of its values. */
function valueOf(branch: string | Branch): FormValue {
  if (typeof branch === 'string') return branch;
  const keys = [...branch.keys()];
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key)))
    return [...branch.values()].map(valueOf);
  return Object.fromEntries([...branch].map(([key, value]) => [key, valueOf(value)]));
}

/**
 * Decodes a query or a form body that Stripe's client encoded: `a[b]=1&c[0]=2` becomes `{ a: { b: '1' }, c: ['2'] }`.
 */
export function decodeForm(text: string): Form {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) put(root, keysOf(name), value);
  return Object.fromEntries([...root].map(([key, value]) => [key, valueOf(value)]));
}
