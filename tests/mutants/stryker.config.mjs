/** How `npm run mutants` breaks the code; which files it breaks, groups.ts says. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['json', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: 'test-results/mutants.json' },
  ignorePatterns: ['/build', '/public', '/docs', '/test-results', '/data', '/.react-router', '/tests/e2e', '/src/web'],
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
  allowConsoleColors: false,
  disableTypeChecks: false,
  // There is no such file: Stryker would read ours with a TypeScript that it does not know yet.
  tsconfigFile: 'tsconfig/none.json',
};
