import { calendarDate } from "@jdj/api/app-context";
import { saveCounts } from "@jdj/api/areas/console/dashboard/save-counts";
import { describeError, jsonLog } from "@jdj/api/log";
import type { OpenApp } from "../process/open-app.ts";
import type { AnsweredRequest } from "./access-log.ts";
import { observeRequest } from "./metrics.ts";

/** How often what was counted is saved, in milliseconds: what a killed process loses. */
const SAVE_MS = 5000;

/** Files and probes, which say nothing of how people fare. */
const uncounted = new Set(["/assets/*", "/healthz", "/readyz", "/metrics"]);

/** The requests of a process are counted. */
export interface RequestCounting {
  observe(answered: AnsweredRequest): void;
  /** Saves what was counted last. */
  stop(): Promise<void>;
}

/** Measures each request for the metrics, and counts it for the dashboard of the console. */
export function countRequests(opened: OpenApp): RequestCounting {
  const save = async () => {
    await saveCounts(opened.app).catch((error) =>
      jsonLog("warn", "counts-not-saved", { error: describeError(error) }),
    );
  };
  const saving = setInterval(() => void save(), SAVE_MS);
  saving.unref();
  return {
    observe(answered) {
      observeRequest(answered);
      if (uncounted.has(answered.route)) return;
      opened.app.dailyCounts.countRequest(calendarDate(new Date()), answered.status);
    },
    async stop() {
      clearInterval(saving);
      await save();
    },
  };
}
