import { FIELD_ERRORS_MAX } from "@jdj/contract/operations/field-errors-max";

/** One visit in five is measured. */
const SAMPLE = 0.2;

/**
 * Measures a part of the visits: how soon the page is there, how soon it answers, how much it moves
 * (Web Vitals), and where our scripts fail. It knows the kind of page and of device, and nobody.
 */
export function measureVisit(): void {
  const { view } = document.documentElement.dataset;
  if (view === undefined || Math.random() >= SAMPLE) return;
  const errors: string[] = [];
  const note = (error: unknown, file: string, line: number, column: number) => {
    const { origin, pathname } = URL.canParse(file) ? new URL(file) : new URL(location.href);
    if (origin !== location.origin || !pathname.startsWith("/assets/")) return;
    const kind = error instanceof Error ? error.name : "Error";
    if (errors.length < FIELD_ERRORS_MAX) errors.push(`${kind} ${pathname}:${line}:${column}`);
  };
  addEventListener("error", ({ error, filename, lineno, colno }) =>
    note(error, filename, lineno, colno),
  );
  addEventListener("unhandledrejection", ({ reason }) => {
    const [, file = "", line = "0", column = "0"] =
      /(https?:\/\/\S+?):(\d+):(\d+)/.exec(reason instanceof Error ? (reason.stack ?? "") : "") ??
      [];
    note(reason, file, Number(line), Number(column));
  });
  addEventListener("load", () =>
    setTimeout(() => {
      void import("./report-visit.ts").then(({ reportVisit }) => reportVisit(view, errors));
    }),
  );
}
