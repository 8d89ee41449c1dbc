import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', 'src/fonts/', 'src/api/schema.d.ts', 'src/generated/'] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...svelte.configs['flat/recommended'],
  ...svelte.configs['flat/prettier'],
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
  },
  {
    rules: {
      // An index that is known to be in range is common, and `noUncheckedIndexedAccess` asks about each.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `void x` in an effect names what the effect depends on.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // The server leaves out what a viewer may not know; the types of views do not say so yet.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // Data of events and cards is `unknown` on the wire, and a string or a number in fact.
      '@typescript-eslint/no-base-to-string': 'off',
      // `{' '}` keeps a space between two elements.
      'svelte/no-useless-mustaches': 'off',
      // Caches and collections inside one function need not be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // ESLint does not know the types of other components and of a template's own names; svelte-check does.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unnecessary-type-conversion': 'off',
    },
  },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.mts', 'vite.config.ts'],
    ...ts.configs.disableTypeChecked,
    languageOptions: { globals: { ...globals.node, ...globals.browser }, parserOptions: { projectService: false } },
  },
);
