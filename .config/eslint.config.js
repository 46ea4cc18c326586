import path from 'node:path';
import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Refuses imports of the named folders, with the reason. */
const refuse = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: patterns.map(([group, message]) => ({ group, message })) }],
});

const noApp = [['@/app/*', '**/app/*'], 'Code flows lib and ui -> features -> app.'];
const noFeatures = [['@/features/**', '**/features/**'], 'lib and ui know nothing of features.'];
const noClient = [['@supabase/*', '@/lib/supabase'], 'Only features/*/api and lib talk to the backend.'];
const noBackendCode = [['**/supabase/**', '**/seed/**', '**/e2e/**'], 'The site imports nothing from outside web/.'];
const features = [
  'home',
  'profiles',
  'account',
  'admin',
  'registration',
  'review',
  'audit',
  'transfer',
  'likes',
  'contact-requests',
];

export default tseslint.config(
  { ignores: ['node_modules', '**/dist', '.stack', '.test-stack', 'web/src/lib/database.types.ts', 'test-results'] },
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        tsconfigRootDir: path.resolve(import.meta.dirname, '..'),
        projectService: { allowDefaultProject: ['.config/*.js', 'supabase/*/*.mjs'] },
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Handlers of Node's event emitters and of Fastify may be asynchronous.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules, ...refuse(noBackendCode) },
  },
  { files: ['web/src/lib/**'], rules: refuse(noBackendCode, noApp, noFeatures) },
  { files: ['web/src/ui/**'], rules: refuse(noBackendCode, noApp, noFeatures, noClient) },
  { files: ['web/src/app/**'], rules: refuse(noBackendCode, noClient) },
  ...features.flatMap((feature) => {
    const others = features
      .filter((other) => other !== feature)
      .flatMap((other) => [`@/features/${other}/**`, `**/${other}/**`]);
    const noOthers = [others, 'Features do not import one another: compose them in app.'];
    return [
      { files: [`web/src/features/${feature}/**`], rules: refuse(noBackendCode, noApp, noOthers, noClient) },
      { files: [`web/src/features/${feature}/api/**`], rules: refuse(noBackendCode, noApp, noOthers) },
    ];
  }),
);
