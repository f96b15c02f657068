/**
 * ESLint rules for the types in functions/src/lib/authority.ts (ADR 0069). Only the functions that check a right may
 * create an authority.
 */

const NAMES = '/^(Actor|SystemWork|Authority|Authorized)$/';
const CASTS = ['TSAsExpression', 'TSTypeAssertion'].map((cast) => ({
  selector: `${cast} > TSTypeReference[typeName.name=${NAMES}]`,
  message: 'No cast makes an authority. Take it from a check in lib/authority.ts.',
}));
const AS_NEVER = {
  selector: 'TSAsExpression > TSNeverKeyword',
  message: '`as never` fits every type, so it also makes an authority.',
};
const FOR_TESTS = {
  selector: 'ImportDeclaration[source.value=/authority\\.test-support$/]',
  message: 'Only tests may use it.',
};
const makers = (names) => ({
  selector: `ImportSpecifier[imported.name=/^(${names.join('|')})$/]`,
  message: 'Only files that prove who acts may import it: scripts/quality/authority.js lists them.',
});

const SYSTEM_MAKERS = ['createSystemWork', 'authorizeForSystem'];

/**
 * Files that may create an authority for a member without checking a session. They do work of the system, such as jobs
 * and links in mails.
 */
const SYSTEM_WORK = [
  'functions/src/app/events/*.ts',
  ...[
    'account-erasure',
    'registration-service',
    'email-verification',
    'badge-removal',
    'password-resets',
    'session-check',
    'sessions',
  ].map((name) => `functions/src/services/accounts/${name}.ts`),
  ...[
    'run-out-suspension-ender',
    'hidden-item-remover',
    'suspended-items-updater',
    'suspended-sign-in-ender',
    'suspension-effects',
  ].map((name) => `functions/src/services/moderation/${name}.ts`),
  ...['expired-item-remover', 'missing-thumbnail-generator'].map(
    (name) => `functions/src/services/sharing/${name}.ts`,
  ),
  ...['found-subscriptions', 'reconciliation', 'stripe-event-receiver'].map(
    (name) => `functions/src/services/billing/${name}.ts`,
  ),
];
const SESSION_CHECK = 'functions/src/services/accounts/session-check.ts';
const TESTS = ['**/*.test.ts', '**/*.test-support.ts'];

/**
 * Reports code that creates an authority. The rule `no-restricted-syntax` cannot do this: ESLint allows only one
 * configuration of a rule for each file, and `collectionPathRestrictions` already configures that rule for the same files.
 */
const onlyFromChecks = {
  meta: { type: 'problem', schema: [{ type: 'array' }] },
  create: (context) =>
    Object.fromEntries(
      [...CASTS, FOR_TESTS, ...context.options[0]].map(({ selector, message }) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
};
const plugins = { authority: { rules: { 'only-from-checks': onlyFromChecks } } };

const block = (files, ...refused) => ({
  files,
  ignores: TESTS,
  plugins,
  rules: { 'authority/only-from-checks': ['error', refused] },
});

/**
 * The blocks of ESLint's configuration that restrict who may create an authority. If a file matches several blocks,
 * ESLint uses the last one.
 */
export const authorityRules = [
  block(['functions/src/**/*.ts'], AS_NEVER, makers(['actorOf', ...SYSTEM_MAKERS])),
  // Allows casts with `as never`, which the types of the table of collections need. These files create no authority.
  block(['functions/src/repos/collections/*.ts'], makers(['actorOf', ...SYSTEM_MAKERS])),
  block(SYSTEM_WORK, AS_NEVER, makers(['actorOf'])),
  block([SESSION_CHECK], AS_NEVER),
  { files: ['functions/src/lib/authority.ts'], rules: { 'authority/only-from-checks': 'off' } },
];
