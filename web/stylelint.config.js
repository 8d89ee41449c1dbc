export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['src/fonts.css'],
  rules: {
    'import-notation': 'string',
    // Prettier lays the sheets out.
    'rule-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    // Sheets are in the order of the screen, and what a narrow one changes comes last.
    'no-descending-specificity': null,
    // Safari before 16.4 does not know the other notation.
    'media-feature-range-notation': 'prefix',
    'value-keyword-case': ['lower', { ignoreKeywords: ['currentColor'], ignoreProperties: ['/^--font/'] }],
    // Safari still needs two of them.
    'property-no-vendor-prefix': null,
  },
};
