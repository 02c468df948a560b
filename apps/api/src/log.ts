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

/** Sentences of libraries about a connection. Any other message may quote a person's words or a query's values. */
const harmlessMessages = [
  /^Connection terminated(?: unexpectedly| due to connection timeout)?$/,
  /^timeout exceeded when trying to connect$|^timeout expired$|^Query read timeout$/,
  /^Client (?:has encountered a connection error|was closed) and is not queryable$/,
  /^(?:Cannot use a pool after calling end on the pool|fetch failed|terminated|other side closed)$/,
  /^The (?:database does not answer|listening connection (?:ended|is cut))$/,
  /^Too many wait for a connection$|^This operation was aborted$|^socket hang up$/,
];

/** What is read of an error, and of what libraries emit in its place: its fields in a plain object. */
interface ErrorLike {
  name: string;
  code: string;
  message: string;
  stack: string;
  cause: unknown;
}

function readError(thrown: unknown): ErrorLike | null {
  if (typeof thrown !== "object" || thrown === null) return null;
  const given: Record<string, unknown> = { ...thrown };
  for (const field of ["name", "message", "stack", "cause"] as const)
    given[field] = (thrown as Record<string, unknown>)[field];
  const text = (field: string) => (typeof given[field] === "string" ? given[field] : "");
  const [name = ""] = /^\w*(?:Error|Exception)\b/.exec(text("stack")) ?? [];
  if (!(thrown instanceof Error) && name === "" && text("message") === "") return null;
  return {
    name: text("name") || name || thrown.constructor.name,
    code: text("code"),
    message: harmlessMessages.find((one) => one.test(text("message"))) ? text("message") : "",
    stack: text("stack").replace(text("message"), ""),
    cause: given.cause,
  };
}

/**
 * Where an error arose, without its message, unless that is one of a library about a connection: name,
 * code and our own frames, or those of the libraries where it never passed through ours.
 */
export function describeError(error: unknown): string {
  const read = readError(error);
  if (read === null)
    return typeof error === "object" ? `object ${error?.constructor?.name ?? null}` : typeof error;
  const { name, code, message, stack, cause } = read;
  const origin = cause === undefined ? "" : `← ${describeError(cause)}`;
  return [name, code, message, ...framesOf(stack), origin].filter(Boolean).join(" ");
}

/** Three frames of an error, innermost first: ours, or else two of the libraries. */
function framesOf(stack: string): string[] {
  const frames = stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "));
  const own = frames.filter((line) => /[/(]apps\/(?!.*node_modules)/.test(line));
  if (own.length > 0) return own.slice(0, 3).map((line) => shortFrame(line, "apps/"));
  return frames
    .filter((line) => /[/(](?:node_modules\/|node:)\S*:\d+:\d+\)?$/.test(line))
    .slice(0, 2)
    .map((line) => shortFrame(line, "node_modules/"));
}

/** A frame without the folders before one: they tell where this machine holds the product. */
function shortFrame(line: string, folder: string): string {
  const start = line.search(/\(?(?:file:\/\/)?\//);
  const end = line.lastIndexOf(`/${folder}`);
  return start < 0 || end < start ? line : `${line.slice(0, start)}(${line.slice(end + 1)}`;
}

/**
 * The same error without its words and whatever hangs on it, for places where errors are stored:
 * `describeError` gives both the same text.
 */
export function scrubbed(error: unknown): Error {
  const read = readError(error);
  if (read === null) return new Error(typeof error);
  const { name, code, message, stack, cause } = read;
  const clean =
    cause === undefined ? new Error(message) : new Error(message, { cause: scrubbed(cause) });
  clean.name = name;
  if (code !== "") Object.assign(clean, { code });
  clean.stack = [name, ...framesOf(stack).map((frame) => `    ${frame}`)].join("\n");
  return clean;
}
