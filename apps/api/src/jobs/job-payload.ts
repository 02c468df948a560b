import { decrypt, encrypt, type Secrets } from "../secrets.ts";

/**
 * A payload as it is stored: row numbers as they are, anything else encrypted. `requestId` is the
 * request that caused the job, for the log.
 */
export type StoredPayload = (Record<string, number> | { sealed: string }) & { requestId?: string };

const isNumbers = (payload: object): payload is Record<string, number> =>
  Object.values(payload).every((value) => typeof value === "number");

/**
 * A job's payload as it is stored. Row numbers stay readable; anything else, such as addresses,
 * phone numbers and links, is encrypted, so that nobody reads it in the queue's tables or a backup.
 */
export function storePayload(
  secrets: Secrets,
  queue: string,
  payload: object,
  requestId?: string,
): StoredPayload {
  const cause = requestId === undefined ? {} : { requestId };
  if (isNumbers(payload)) return { ...payload, ...cause } as StoredPayload;
  return { sealed: encrypt(secrets, `job:${queue}`, JSON.stringify(payload)), ...cause };
}

/** The id of the request that caused a stored job; null for a scheduled job. */
export function causeOf(stored: object | null): string | null {
  return stored !== null && "requestId" in stored ? String(stored.requestId) : null;
}

/**
 * The payload of a stored job.
 * @throws when none of our secrets opens it
 */
export function readPayload(secrets: Secrets, queue: string, stored: object | null): unknown {
  // The scheduler adds jobs without a payload.
  if (stored === null) return {};
  if (!("sealed" in stored)) {
    const { requestId: _, ...payload } = stored as Record<string, unknown>;
    return payload;
  }
  const text = decrypt(secrets, `job:${queue}`, String(stored.sealed));
  if (text === null)
    throw new Error("No secret opens this job: give the former one as SECRET_PREVIOUS");
  return JSON.parse(text);
}
