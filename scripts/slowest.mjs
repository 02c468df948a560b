/** Every test of Playwright's JSON report, in nested suites. */
function e2eTests(suites = []) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests.flatMap(({ results }) =>
        results.map(({ duration }) => ({ file: `e2e/tests/${file}`, title, ms: duration })),
      ),
    ),
    ...e2eTests(suite.suites),
  ]);
}

/**
 * The slowest tests of both JSON reports, longest first, one line each: seconds, file, title.
 * @param vitest Vitest's report, or null when there is none
 * @param playwright Playwright's report, or null when there is none
 * @param root the folder that paths are written from
 */
export function slowestTests(vitest, playwright, { root, count }) {
  const units = (vitest?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: name.replace(`${root}/`, ""),
      title: fullName,
      ms: duration ?? 0,
    })),
  );
  return [...units, ...e2eTests(playwright?.suites)]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ file, title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file} › ${title}`);
}
