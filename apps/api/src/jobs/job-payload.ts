import { decrypt, encrypt, type Secrets } from "../secrets.ts";
import type { JobAttempt, JobHandlers, JobName } from "./jobs.ts";

/** A payload as it is stored: row numbers as they are, anything else encrypted. */
export type StoredPayload = Record<string, number> | { sealed: string };

const isNumbers = (payload: object): payload is Record<string, number> =>
  Object.values(payload).every((value) => typeof value === "number");

/**
 * What is stored of a job's payload. Row numbers stay readable; whatever else it says, addresses,
 * numbers and links among them, is encrypted, so that the queue's tables tell nothing to who reads
 * them or a backup.
 */
export function storePayload(secrets: Secrets, name: JobName, payload: object): StoredPayload {
  if (isNumbers(payload)) return payload;
  return { sealed: encrypt(secrets, `job:${name}`, JSON.stringify(payload)) };
}

/**
 * The payload of a stored job. What was stored before payloads were encrypted is read as it is.
 * @throws when none of our secrets opens it
 */
export function readPayload<T>(secrets: Secrets, name: JobName, stored: object | null): T {
  // The scheduler adds jobs without a payload.
  if (stored === null || !("sealed" in stored)) return (stored ?? {}) as T;
  const text = decrypt(secrets, `job:${name}`, String(stored.sealed));
  if (text === null)
    throw new Error("No secret opens this job: give the former one as SECRET_PREVIOUS");
  return JSON.parse(text) as T;
}

/** The same handlers, for jobs as they are stored. */
export function readingHandlers(handlers: JobHandlers, secrets: Secrets): JobHandlers {
  const reading = Object.entries(handlers).map(([name, handle]) => [
    name,
    (stored: object, job: JobAttempt) =>
      (handle as (payload: unknown, job: JobAttempt) => Promise<void>)(
        readPayload(secrets, name as JobName, stored),
        job,
      ),
  ]);
  return Object.fromEntries(reading);
}
