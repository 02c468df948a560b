import { Worker } from "node:worker_threads";
import { type CalendarDriver, CalendarUnread } from "../../../drivers/calendar/port.ts";
import type { BusyDays } from "./parse-busy-days.ts";

const worker = new URL("./busy-days-worker.ts", import.meta.url);

/** A calendar of one megabyte takes less than a second. */
const TIMEOUT_MS = 5000;

/**
 * Reads a calendar kept elsewhere. Its text is somebody else's, so it is parsed in a thread with a time
 * limit and little memory: a rule that never ends stops nobody.
 * @throws CalendarUnread
 */
export async function readBusyDays(
  driver: CalendarDriver,
  address: string,
  days: { first: string; last: string },
): Promise<BusyDays> {
  const text = await driver.read(address);
  const thread = new Worker(worker, {
    workerData: { text, ...days },
    resourceLimits: { maxOldGenerationSizeMb: 96 },
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<BusyDays>((resolve, reject) => {
      const refuse = (cause?: unknown) => reject(new CalendarUnread("no-calendar", { cause }));
      thread.once("message", resolve);
      thread.once("error", refuse);
      thread.once("exit", () => refuse());
      timer = setTimeout(refuse, TIMEOUT_MS);
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
