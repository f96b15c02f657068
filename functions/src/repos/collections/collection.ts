import {
  type CollectionGroup,
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type FirestoreDataConverter,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { lazily } from '../../lib/lazily';
import type { RowRules } from './row-rules';

/** The parameters of a path as an object type. For 'users/{uid}', it is `{ uid: string }`. */
export type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [Key in Name]: string } & ParamsOf<Rest>
  : unknown;

type LastParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Rest extends ''
    ? Name
    : LastParam<Rest>
  : never;

/**
 * The parameters of a document's path, without the last one, which is the document's id. A collection at the top level
 * has no such parameters.
 */
type AboveOf<Path extends string> = Omit<ParamsOf<Path>, LastParam<Path>>;

/** The schema of the documents of a collection. It is a union if the collection contains several kinds of documents. */
type RecordSchema = z.ZodMiniObject | z.ZodMiniUnion<readonly z.ZodMiniObject[]>;

type FieldOf<Stored> = Stored extends unknown ? keyof Stored & string : never;
type ValueOf<Stored, Field> = Stored extends unknown
  ? Field extends keyof Stored
    ? Stored[Field]
    : never
  : never;

export type Reference<Stored extends DocumentData> = DocumentReference<Stored, Stored>;
export type Snapshot<Stored extends DocumentData> = DocumentSnapshot<Stored, Stored>;

/** A document snapshot. It may contain only some of the document's fields. */
interface StoredFields {
  get(field: string): unknown;
}

/** The error for a stored document that does not match the schema of its collection. */
export class InvalidDocumentError extends Error {
  declare protected readonly byConstructor: true;

  constructor(path: string, cause: Error) {
    super(`${path} is invalid: ${cause.message}`, { cause });
  }
}

/**
 * One row of the table of collections. Its references read and write typed records. `data()` parses a document with the
 * row's schema, and throws InvalidDocumentError if the document does not match. It works only for whole documents. If a
 * query uses `select()`, use `pick` or `field` instead. Writes are not parsed, so that they can contain `FieldValue`s
 * and leave other fields unchanged. `withConverter(null)` returns data as it is stored, even if it is invalid.
 */
export interface Collection<
  Path extends string = string,
  Stored extends DocumentData = DocumentData,
> extends RowRules<keyof ParamsOf<Path> & string, FieldOf<Stored>> {
  /** The pattern of a document's path, such as 'users/{uid}/usage/{usageId}'. */
  readonly path: Path;
  /** The name of the collection: the last name in the path, such as 'usage'. */
  readonly id: string;
  readonly schema: z.ZodMiniType<Stored>;
  doc(db: Firestore, params: ParamsOf<Path>): Reference<Stored>;
  in(
    db: Firestore,
    ...above: keyof AboveOf<Path> extends never ? [] : [above: AboveOf<Path>]
  ): CollectionReference<Stored, Stored>;
  /** Returns the collection group, which consists of all collections with this name. */
  group(db: Firestore): CollectionGroup<Stored, Stored>;
  /**
   * Returns a query for all documents of the collection, or of its collection group if the collection is below the
   * documents of another one. For code that loops over all rows.
   */
  all(db: Firestore): Query<Stored, Stored>;
  paramsOf(ref: { readonly path: string }): ParamsOf<Path>;
  /** Returns the record of a snapshot, or null if the document is missing or invalid. */
  readable(snapshot: { data(): Stored | undefined }): Stored | null;
  /**
   * Returns the given fields of a snapshot. A missing field gets its default. Throws a ZodError if a field is
   * invalid.
   */
  pick<Field extends FieldOf<Stored>>(
    snapshot: StoredFields,
    ...fields: Field[]
  ): { readonly [Name in Field]: ValueOf<Stored, Name> };
  /**
   * Returns a field of a snapshot. A missing field gets its default. Returns undefined if there is no default or the
   * field is invalid.
   */
  field<Field extends FieldOf<Stored>>(
    snapshot: StoredFields,
    field: Field,
  ): ValueOf<Stored, Field> | undefined;
  /** Returns a time with its microseconds, which a Date cannot hold. Returns null if the field has no time. */
  exactTime(snapshot: StoredFields, field: FieldOf<Stored>): Timestamp | null;
}

/** A row of any collection, for code that loops over all rows. */
export interface AnyCollection
  extends Omit<Collection, keyof RowRules | 'doc' | 'in' | 'all' | 'paramsOf'>, RowRules {
  doc(db: Firestore, params: Readonly<Record<string, string>>): DocumentReference;
  in(db: Firestore, above?: Readonly<Record<string, string>>): CollectionReference;
  all(db: Firestore): Query;
  paramsOf(ref: { readonly path: string }): Readonly<Record<string, string>>;
}

/**
 * Creates a row of the table. `schema` is called when a schema or a field of the row is first needed, because building
 * the schemas of all rows at startup would delay every cold start.
 */
export function collection<const Path extends string, Schema extends RecordSchema>(
  path: Path,
  {
    schema,
    ...rules
  }: RowRules<keyof ParamsOf<Path> & string, FieldOf<z.output<Schema>>> & {
    readonly schema: () => Schema;
  },
): Collection<Path, z.output<Schema>> {
  type Stored = z.output<Schema>;
  const segments = path.split('/');
  const names = segments.map(paramIn);
  const id = segments.at(-2) ?? '';
  const built = lazily({ schema, shape: () => shapeOf(built.schema) });
  const schemaOf = () => built.schema as unknown as z.ZodMiniType<Stored>;
  const converter = converterOf(schemaOf);
  const fieldOf = (name: string) => built.shape[name] as z.ZodMiniType<never>;
  return {
    ...rules,
    path,
    id,
    get schema() {
      return schemaOf();
    },
    doc: (db, params) => db.doc(pathOf(segments, params as never)).withConverter(converter),
    in: (db, ...[above]) =>
      db.collection(pathOf(segments.slice(0, -1), (above ?? {}) as never)).withConverter(converter),
    group: (db) => db.collectionGroup(id).withConverter(converter),
    all: (db) =>
      (segments.length === 2 ? db.collection(id) : db.collectionGroup(id)).withConverter(converter),
    paramsOf: (ref) => {
      const stored = ref.path.split('/');
      return Object.fromEntries(
        names.flatMap((name, place) => (name === null ? [] : [[name, stored[place]]])),
      ) as ParamsOf<Path>;
    },
    readable,
    pick: (snapshot, ...fields) =>
      Object.fromEntries(
        fields.map((name) => [name, fieldOf(name).parse(snapshot.get(name))]),
      ) as never,
    field: (snapshot, name) => fieldOf(name).safeParse(snapshot.get(name)).data,
    exactTime: (snapshot, name) => {
      const stored = snapshot.get(name);
      return stored instanceof Timestamp ? stored : null;
    },
  };
}

/**
 * Returns the name of the parameter in a segment of a path. Returns null if the segment is the name of a collection.
 */
const paramIn = (segment: string): string | null => /^\{(\w+)\}$/.exec(segment)?.[1] ?? null;

const pathOf = (segments: readonly string[], params: Readonly<Record<string, string>>): string =>
  segments
    .map((segment) => {
      const name = paramIn(segment);
      const id = name === null ? segment : params[name];
      if (id === undefined) throw new Error(`${segments.join('/')} needs ${segment}`);
      return id;
    })
    .join('/');

const converterOf = <Stored extends DocumentData>(
  schemaOf: () => z.ZodMiniType<Stored>,
): FirestoreDataConverter<Stored, Stored> => ({
  toFirestore: (record: DocumentData) => record as Stored,
  fromFirestore: (snapshot) => {
    const { data, error } = schemaOf().safeParse(snapshot.data());
    if (error) throw new InvalidDocumentError(snapshot.ref.path, error);
    return data;
  },
});

function shapeOf(schema: RecordSchema): Readonly<Record<string, z.core.SomeType>> {
  if ('shape' in schema) return schema.shape;
  return Object.assign({}, ...schema.def.options.map(({ shape }) => shape)) as ReturnType<
    typeof shapeOf
  >;
}

function readable<Stored>(snapshot: { data(): Stored | undefined }): Stored | null {
  try {
    return snapshot.data() ?? null;
  } catch (error) {
    if (error instanceof InvalidDocumentError) return null;
    throw error;
  }
}

type Snapshots<References extends readonly unknown[]> = {
  [Place in keyof References]: References[Place] extends DocumentReference<
    infer Stored,
    infer Written
  >
    ? DocumentSnapshot<Stored, Written>
    : never;
};

interface Reader {
  getAll(...refs: DocumentReference[]): Promise<DocumentSnapshot[]>;
}

/** Reads documents of different collections in one request. Returns them in the order of the references. */
export const readDocuments = <const References extends readonly unknown[]>(
  reader: Reader,
  ...refs: References
) =>
  reader.getAll(...(refs as unknown as DocumentReference[])) as unknown as Promise<
    Snapshots<References>
  >;
