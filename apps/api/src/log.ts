import { isMainThread } from "node:worker_threads";
import { pino } from "pino";
import { logContext } from "./log-context.ts";

/** What a line of the log may carry: never a body, a query, a token, a name, a phone or an address. */
export interface LogFields {
  method?: string;
  /** The pattern of the path, not the path: paths can carry tokens. */
  route?: string;
  status?: number;
  ms?: number;
  job?: string;
  jobId?: string;
  count?: number;
  /** The step of a job. */
  step?: string;
  /** What an alert is about: a kind of ours. */
  alert?: string;
  error?: string;
}

/** Writes one line. */
export type Log = (level: "info" | "warn" | "error", event: string, fields?: LogFields) => void;

/** The levels of the log: `LOG_LEVEL=warn` leaves out one line per request. */
export const logLevels = ["info", "warn", "error", "silent"] as const;

/** Bytes of lines that are written at once, and after how long fewer are, in milliseconds. */
const BATCH_BYTES = 4096;
const BATCH_MS = 250;

const logger = pino(
  {
    base: null,
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    messageKey: "event",
    formatters: { level: (level) => ({ level }) },
    mixin: () => {
      const requestId = logContext()?.requestId;
      return requestId === undefined ? {} : { requestId };
    },
  },
  // Written by a thread of the runtime: no request waits for whoever reads the log. A write for each
  // request would be a third of what a cached page costs. The rest is written when the process
  // exits; a thread has no such moment, and writes each line.
  pino.destination({
    fd: 1,
    sync: false,
    ...(isMainThread ? { minLength: BATCH_BYTES, periodicFlush: BATCH_MS } : {}),
  }),
);

let isFlushing = false;
let mustFlush = false;

/** Writes what waits for its batch. One flush at a time: each listens until it has ended, and an outage logs thousands of errors. */
function flushSoon(): void {
  mustFlush = true;
  if (isFlushing) return;
  isFlushing = true;
  mustFlush = false;
  logger.flush(() => {
    isFlushing = false;
    if (mustFlush) flushSoon();
  });
}

/** A log of JSON lines on the standard output. Lines of a request or a job carry its id. */
export const jsonLog: Log = (level, event, fields = {}) => {
  logger[level](fields, event);
  // What explains the end of a process must not wait for it.
  if (level !== "info") flushSoon();
};

/** Leaves out the lines below a level, in this thread. */
export function setLogLevel(level: (typeof logLevels)[number]): void {
  logger.level = level;
}

/** Where an error arose, without its message, which may quote a person's words: name, code and our own frames. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  const frames = framesOf(error).slice(0, 3);
  const cause = error.cause === undefined ? "" : ` ← ${describeError(error.cause)}`;
  return `${error.name}${code} ${frames.join(" ")}${cause}`;
}

/** Our own frames of an error, innermost first. The message stands before them and is left out. */
function framesOf({ stack = "", message }: Error): string[] {
  return stack
    .replace(message, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at ") && /[/(]apps\/(?!.*node_modules)/.test(line))
    .map((line) => line.replace(/\(?(file:\/\/)?\/.*\/apps\//, "(apps/"));
}

/**
 * The same error without its words and whatever hangs on it, for places where errors are stored:
 * `describeError` gives both the same text.
 */
export function scrubbed(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(typeof error);
  const clean =
    error.cause === undefined ? new Error() : new Error("", { cause: scrubbed(error.cause) });
  clean.name = error.name;
  if ("code" in error && typeof error.code === "string") Object.assign(clean, { code: error.code });
  clean.stack = [error.name, ...framesOf(error).map((frame) => `    ${frame}`)].join("\n");
  return clean;
}
