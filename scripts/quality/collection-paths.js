/**
 * Options of the ESLint rule no-restricted-syntax. They reject two kinds of code: code that names a path of Firestore
 * outside of the table of collections, and code that reads a field without parsing it.
 */

const message = 'Take the reference from the table in functions/src/repos/collections.';
const calls = (method) => `CallExpression[callee.property.name=${method}]`;

/** Rejects code that refers to a collection or a document by its path. */
export const collectionPathRestrictions = [
  // Rejects `db.collection('users')`, `ref.collection('likes')` and `db.collectionGroup(name)`.
  { selector: calls('/^(collection|collectionGroup)$/'), message },
  // Rejects `db.doc(path)`.
  { selector: `${calls("'doc'")}[callee.object.name=/^(db|database|firestore)$/i]`, message },
  // Rejects `getFirestore().doc(path)`.
  {
    selector: `${calls("'doc'")}[callee.object.type='CallExpression'][callee.object.callee.name='getFirestore']`,
    message,
  },
  // Rejects `anything.doc('users/ann')` and `anything.doc(`users/${uid}`)`.
  { selector: `${calls("'doc'")} > Literal[value=/\\u002f/]`, message },
  {
    selector: `${calls("'doc'")} > TemplateLiteral > TemplateElement[value.raw=/\\u002f/]`,
    message,
  },
];

/** Rejects `snapshot.get('email')` in repos, because it reads a field without parsing it. */
export const unparsedFieldRestriction = {
  selector: `${calls("'get'")}[arguments.0.type='Literal']`,
  message: "Read the field with `pick`, `field` or `exactTime` of the collection's row.",
};
