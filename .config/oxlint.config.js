import { readdirSync } from 'node:fs';

// The rules of ESLint ("recommended"), of typescript-eslint ("strict, type-checked") and of React stand here by name. So a
// new version of the linter adds none by itself.

/** Refuses imports of the named folders, with the reason; with names, only of these. */
const refuse = (...patterns) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: patterns.map(([group, message, importNames]) => ({
        group,
        message,
        ...(importNames && { importNames }),
      })),
    },
  ],
});

const order =
  'Code flows base -> texts -> lib -> first-load -> astrology -> person, ui -> bureau, pictures -> features -> app.';
const noApp = [['@/app/*', '**/app/*'], order];
const noFirstLoad = [['@/first-load/**', '**/first-load/**'], order];
const noLib = [['@/lib/**', '**/lib/**'], order];
const noTexts = [['@/texts/**', '**/texts/**'], 'What lies in base knows nothing of the site.'];
const noFeatures = [['@/features/**', '**/features/**'], 'What lies below features knows nothing of them.'];
const noPerson = [
  ['@/person/**', '**/person/**'],
  'lib, first-load, astrology and ui know nothing of persons: give them what they need.',
];
const noAstrology = [
  ['@/astrology/**', '**/astrology/**'],
  'lib, first-load and ui know nothing of stars: give them what they show.',
];
const noUi = [['@/ui/**', '**/ui/**'], 'lib, first-load, astrology and person draw nothing.'];
const noBureau = [['@/bureau/**', '**/bureau/**'], order];
const noPictures = [['@/pictures/**'], order];
const clientOnly = 'Only lib and what is named api talk to the backend.';
const noClient = [['@supabase/*', '@/lib/backend/client', '@/lib/backend/auth-client'], clientOnly];
const noAuth = [['@/lib/backend/session'], clientOnly, ['loadAuth']];
const noBackendCode = [['**/supabase/**', '**/seed/**', '**/e2e/**'], 'The site imports nothing from outside web/.'];

// A folder may not import the folders above it.
const aboveShared = [noBackendCode, noApp, noFeatures];
const aboveUi = [...aboveShared, noBureau, noPictures];
const aboveFirstLoad = [...aboveUi, noPerson, noAstrology, noUi];
const aboveLib = [...aboveFirstLoad, noFirstLoad];
const features = readdirSync(new URL('../web/src/features/', import.meta.url));

// The rooms of supabase/: each may import those before it.
const rooms = ['lib', 'backends', 'hosting', 'commands', 'tests'];
const aboveRoom = (room) => ['e2e', ...rooms.slice(rooms.indexOf(room) + 1)].map((above) => `**/${above}/**`);
const kindsOfBackend = ['cli', 'compose', 'embedded', 'external'];

const javascriptRules = `
  constructor-super for-direction getter-return no-array-constructor no-async-promise-executor no-case-declarations
  no-class-assign no-compare-neg-zero no-cond-assign no-const-assign no-constant-binary-expression no-constant-condition
  no-control-regex no-debugger no-delete-var no-dupe-class-members no-dupe-else-if no-dupe-keys no-duplicate-case no-empty
  no-empty-character-class no-empty-pattern no-empty-static-block no-ex-assign no-extra-boolean-cast no-fallthrough
  no-func-assign no-global-assign no-import-assign no-invalid-regexp no-irregular-whitespace no-loss-of-precision
  no-misleading-character-class no-new-native-nonconstructor no-nonoctal-decimal-escape no-obj-calls no-prototype-builtins
  no-redeclare no-regex-spaces no-self-assign no-setter-return no-shadow-restricted-names no-sparse-arrays
  no-this-before-super no-unassigned-vars no-unexpected-multiline no-unreachable no-unsafe-finally no-unsafe-negation
  no-unsafe-optional-chaining no-unused-expressions no-unused-labels no-unused-private-class-members no-unused-vars
  no-useless-assignment no-useless-backreference no-useless-catch no-useless-constructor no-useless-escape no-var
  no-with prefer-const prefer-rest-params prefer-spread preserve-caught-error require-yield use-isnan valid-typeof
`;
const typescriptRules = `
  await-thenable ban-ts-comment no-array-delete no-base-to-string no-deprecated no-duplicate-enum-values
  no-duplicate-type-constituents no-dynamic-delete no-empty-object-type no-explicit-any no-extra-non-null-assertion
  no-extraneous-class no-floating-promises no-for-in-array no-generated-empty-object-type no-implied-eval
  no-invalid-void-type no-meaningless-void-operator no-misused-new no-misused-spread no-mixed-enums no-namespace
  no-non-null-asserted-nullish-coalescing no-non-null-asserted-optional-chain no-non-null-assertion
  no-redundant-type-constituents no-require-imports no-this-alias no-unnecessary-boolean-literal-compare
  no-unnecessary-condition no-unnecessary-template-expression no-unnecessary-type-arguments no-unnecessary-type-assertion
  no-unnecessary-type-constraint no-unnecessary-type-conversion no-unnecessary-type-parameters no-unsafe-argument
  no-unsafe-assignment no-unsafe-call no-unsafe-declaration-merging no-unsafe-enum-assignment no-unsafe-enum-comparison
  no-unsafe-function-type no-unsafe-member-access no-unsafe-return no-unsafe-type-assertion no-unsafe-unary-minus
  no-useless-default-assignment no-wrapper-object-types only-throw-error prefer-as-const prefer-literal-enum-member
  prefer-namespace-keyword prefer-promise-reject-errors prefer-reduce-type-parameter prefer-return-this-type
  related-getter-setter-pairs require-await restrict-plus-operands triple-slash-reference unbound-method unified-signatures
  use-unknown-in-catch-callback-variable
`;
const reactRules = `
  error-boundaries exhaustive-deps globals immutability incompatible-library jsx-key jsx-no-duplicate-props
  preserve-manual-memoization purity refs rules-of-hooks set-state-in-effect set-state-in-render static-components
  unsupported-syntax use-memo
`;
// Not here: no-redundant-roles and no-interactive-element-to-noninteractive-role, because a table laid out as cards keeps its
// meaning only by roles. Not here: prefer-tag-over-role, because a status message is no <output>.
const accessibilityRules = `
  alt-text anchor-ambiguous-text anchor-has-content anchor-is-valid aria-activedescendant-has-tabindex aria-props
  aria-proptypes aria-role aria-unsupported-elements click-events-have-key-events heading-has-content html-has-lang
  iframe-has-title img-redundant-alt interactive-supports-focus lang media-has-caption
  mouse-events-have-key-events no-access-key no-aria-hidden-on-focusable no-distracting-elements
  no-noninteractive-element-to-interactive-role no-static-element-interactions role-has-required-aria-props role-supports-aria-props scope tabindex-no-positive
`;
// Not here, nor below: no-conditional-expect, because one table says what each kind of caller may expect.
const vitestRules = `
  consistent-each-for hoisted-apis-on-top no-commented-out-tests no-conditional-tests no-disabled-tests no-duplicate-hooks
  no-focused-tests no-identical-title no-import-node-test no-mocks-import no-test-prefixes no-test-return-statement
  no-unneeded-async-expect-function prefer-hooks-in-order prefer-hooks-on-top require-awaited-expect-poll
  valid-describe-callback valid-expect-in-promise valid-title
`;
const playwrightRules = `
  consistent-spacing-between-blocks missing-playwright-await no-duplicate-hooks no-element-handle
  no-focused-test no-force-option no-nested-step no-networkidle no-page-pause no-standalone-expect no-unsafe-references
  no-unused-locators no-useless-await no-useless-not no-wait-for-navigation no-wait-for-selector no-wait-for-timeout
  prefer-hooks-in-order prefer-hooks-on-top prefer-locator prefer-native-locators prefer-to-have-count
  prefer-to-have-length prefer-web-first-assertions valid-describe-callback valid-expect valid-expect-in-promise valid-title
`;
const asRules = (names, severity, plugin = '') =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [plugin + name, severity]),
  );

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'vitest'],
  categories: { correctness: 'off' },
  rules: {
    ...asRules(javascriptRules, 'error'),
    ...asRules(typescriptRules, 'error', 'typescript/'),
    ...asRules(reactRules, 'error', 'react/'),
    ...asRules(accessibilityRules, 'error', 'jsx-a11y/'),
    'jsx-a11y/label-has-associated-control': ['error', { depth: 4 }],
    // What can be dragged has buttons that do the same.
    'jsx-a11y/no-noninteractive-element-interactions': ['error', { handlers: ['onClick', 'onKeyDown', 'onKeyUp'] }],
    // A region that scrolls is scrolled by the keyboard too.
    'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region', 'tabpanel'], tags: [] }],
    'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    // Circles of types too. Imports in import() are not followed.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-self-import': 'error',
    'import/no-duplicates': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    // Handlers of Node's event emitters and of Fastify may be asynchronous.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, properties: false } }],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'no-console': 'error',
  },
  overrides: [
    // What they print is what they are for.
    {
      files: ['**/supabase/{backends,commands,hosting/cluster/tests}/**'],
      rules: { 'no-console': 'off' },
    },
    // Generated; and JavaScript, which runs before the packages are there, has no types.
    {
      files: ['**/web/src/lib/{database.types,*.gen}.ts', '**/web/src/texts/texts.types.ts', '**/*.{js,mjs}'],
      rules: asRules(typescriptRules, 'off', 'typescript/'),
    },
    {
      files: ['**/web/src/**/*.test.ts', '**/supabase/**/*.test.ts'],
      rules: {
        ...asRules(vitestRules, 'error', 'vitest/'),
        // A second argument says what was expected of which of many.
        'vitest/valid-expect': ['error', { maxArgs: 2 }],
      },
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/*.spec.ts'],
      jsPlugins: ['./own-rules.js'],
      rules: { 'own/no-times': 'error' },
    },
    {
      files: ['**/e2e/*.ts'],
      jsPlugins: ['eslint-plugin-playwright'],
      rules: asRules(playwrightRules, 'error', 'playwright/'),
    },
    {
      files: ['**/web/src/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.{ts,tsx}', '**/lib/render-part.tsx'],
      jsPlugins: ['./own-rules.js'],
      rules: { 'own/no-words': 'error', 'own/no-words-in-memo': 'error' },
    },
    // It runs in browsers that know no other.
    { files: ['**/web/public/old-browser.js'], rules: { 'no-var': 'off', 'no-unused-vars': 'off' } },
    // A browser may deny its stores, or have no room in them.
    {
      files: ['**/web/src/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.tsx', '**/base/browser-storage.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...['localStorage', 'sessionStorage'].map((name) => ({ name, message: 'Use base/browser-storage.ts.' })),
        ],
      },
    },
    { files: ['**/web/src/**'], rules: refuse(noBackendCode) },
    { files: ['**/web/src/base/**'], rules: refuse(...aboveLib, noLib, noTexts) },
    { files: ['**/web/src/texts/**'], rules: refuse(...aboveLib, noLib) },
    { files: ['**/web/src/lib/**'], rules: refuse(...aboveLib) },
    { files: ['**/web/src/first-load/*'], rules: refuse(...aboveFirstLoad) },
    { files: ['**/web/src/astrology/**'], rules: refuse(...aboveUi, noPerson, noUi, noClient, noAuth) },
    { files: ['**/web/src/person/**'], rules: refuse(...aboveUi, noUi, noClient, noAuth) },
    { files: ['**/web/src/ui/**'], rules: refuse(...aboveUi, noPerson, noAstrology, noClient, noAuth) },
    { files: ['**/web/src/bureau/**'], rules: refuse(...aboveShared, noPictures, noClient, noAuth) },
    { files: ['**/web/src/bureau/api/**'], rules: refuse(...aboveShared, noPictures) },
    { files: ['**/web/src/pictures/**'], rules: refuse(...aboveShared, noBureau, noClient, noAuth) },
    { files: ['**/web/src/pictures/api/**'], rules: refuse(...aboveShared, noBureau) },
    { files: ['**/web/src/app/**'], rules: refuse(noBackendCode, noClient, noAuth) },
    ...features.flatMap((feature) => {
      const others = features
        .filter((other) => other !== feature)
        .flatMap((other) => [`@/features/${other}/**`, `**/${other}/**`]);
      const noOthers = [others, 'Features do not import one another: compose them in app.'];
      return [
        {
          files: [`**/web/src/features/${feature}/**`],
          rules: refuse(noBackendCode, noApp, noOthers, noClient, noAuth),
        },
        { files: [`**/web/src/features/${feature}/{api.ts,api/**}`], rules: refuse(noBackendCode, noApp, noOthers) },
      ];
    }),
    ...rooms.map((room) => ({
      files: [`**/supabase/${room}/**`],
      // They run on the backends and with the people of the access tests.
      excludeFiles: ['**/supabase/hosting/**/tests/**'],
      rules: refuse([aboveRoom(room), `Code flows ${rooms.join(' -> ')}.`]),
    })),
    ...kindsOfBackend.map((kind) => {
      const others = kindsOfBackend.filter((other) => other !== kind).map((other) => `**/${other}/**`);
      return {
        files: [`**/supabase/backends/${kind}/**`],
        rules: refuse([[...aboveRoom('backends'), ...others], 'A kind of backend knows lib and what all kinds share.']),
      };
    }),
  ],
};
