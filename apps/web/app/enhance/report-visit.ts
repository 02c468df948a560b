import type { FieldDevice } from "@jdj/contract/operations/field-figures";
import { onCLS, onINP, onLCP } from "web-vitals";

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
export function reportVisit(page: string, errors: readonly string[]): void {
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
  addEventListener(
    "visibilitychange",
    () => {
      const body = JSON.stringify({ page, device, ...measured, errors });
      navigator.sendBeacon("/api/v1/field-figures", new Blob([body], { type: "application/json" }));
    },
    { once: true, capture: true },
  );
}
