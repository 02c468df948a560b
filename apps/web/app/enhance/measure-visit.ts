import type { ScriptFailure } from "./script-error.ts";

/** One visit in five is measured. */
const SAMPLE = 0.2;

/**
 * Measures a part of the visits: how soon the page is there, how soon it answers, how much it moves
 * (Web Vitals), and where our scripts fail. It knows the kind of page and of device, and nobody. What
 * is not needed before the page has loaded is fetched then, and only for a visit that is measured.
 */
export function measureVisit(): void {
  const { pageName } = document.documentElement.dataset;
  if (pageName === undefined || Math.random() >= SAMPLE) return;
  const failures: ScriptFailure[] = [];
  const note = (failure: ScriptFailure) => void failures.push(failure);
  addEventListener("error", note);
  addEventListener("unhandledrejection", note);
  addEventListener("load", () =>
    setTimeout(() => {
      void import("./report-visit.ts").then(({ reportVisit }) => reportVisit(pageName, failures));
    }),
  );
}
