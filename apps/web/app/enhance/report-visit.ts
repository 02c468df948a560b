import type { FieldDevice } from "@jdj/contract/operations/field-figures";
import { onCLS, onINP, onLCP } from "web-vitals";
import { failureOf, reportedErrors, type ScriptFailure } from "./script-error.ts";

/** What Chromium says of the network; other browsers say nothing. */
type Connection = { effectiveType?: string };

function deviceOf(): FieldDevice {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!matchMedia("(max-width: 767px)").matches) return "desktop";
  return connection?.effectiveType === undefined || connection.effectiveType === "4g"
    ? "phone"
    : "phone-3g";
}

/** Sends the figures of a visit once, when the page is left. */
export function reportVisit(page: string, failures: readonly ScriptFailure[]): void {
  const measured: { lcp?: number; inp?: number; cls?: number } = {};
  const always = { reportAllChanges: true };
  onLCP(({ value }) => {
    measured.lcp = value;
  }, always);
  onINP(({ value }) => {
    measured.inp = value;
  }, always);
  onCLS(({ value }) => {
    measured.cls = value;
  }, always);
  const device = deviceOf();
  let isSent = false;
  document.addEventListener("visibilitychange", () => {
    // A page that was opened in the background becomes visible first.
    if (isSent || document.visibilityState !== "hidden") return;
    isSent = true;
    const errors = reportedErrors(
      failures.flatMap((one) => failureOf(one) ?? []),
      location.origin,
    );
    const body = JSON.stringify({ page, device, ...measured, errors });
    navigator.sendBeacon("/api/v1/field-figures", new Blob([body], { type: "application/json" }));
  });
}
