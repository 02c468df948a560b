/** What a line of the log may carry: never a body, a query, a token, a name, a phone or an address. */
export interface LogFields {
  requestId?: string;
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
  fault?: string;
}

/** Writes one line. */
export type Log = (level: "info" | "warn" | "error", event: string, fields?: LogFields) => void;

/** A log of JSON lines on the standard output. */
export const jsonLog: Log = (level, event, fields = {}) => {
  process.stdout.write(
    `${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`,
  );
};

/** Where an error arose, without its message, which may quote a person's words: name, code and our own frames. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  const frames = (error.stack ?? "")
    .split("\n")
    .filter(
      (line) =>
        line.trim().startsWith("at ") && line.includes("/apps/") && !line.includes("node_modules"),
    )
    .slice(0, 3)
    .map((line) => line.trim().replace(/\(?(file:\/\/)?\/.*\/apps\//, "(apps/"));
  const cause = error.cause === undefined ? "" : ` ← ${faultOf(error.cause)}`;
  return `${error.name}${code} ${frames.join(" ")}${cause}`;
}
