import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { createFairQueue } from "../processes/fair-queue.ts";
import { isSameText } from "./token.ts";

/** What one derivation by argon2id costs; `memory` in KiB. */
export interface PasswordCost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** The cost in every installation: OWASP's second choice for argon2id, 19 MiB, 2 passes, 1 lane. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };

const TAG_BYTES = 32;

const derive = promisify(
  (parameters: Argon2Parameters, done: (error: Error | null, tag: Buffer) => void) =>
    argon2("argon2id", parameters, done),
);

/**
 * Limits of the semaphore. More at a time would use the memory and cores that other requests need.
 * 64 that wait are served within about two seconds; sources take turns, so that a frequent one
 * gains nothing.
 */
const queue = createFairQueue({ concurrency: 2, capacity: 64 });

function tagOf(
  cost: PasswordCost,
  password: string,
  nonce: Buffer,
  subject: string,
): Promise<Buffer> {
  return queue.run(subject, () =>
    derive({ message: password.normalize("NFC"), nonce, tagLength: TAG_BYTES, ...cost }),
  );
}

/**
 * The argon2id hash of a password, as a PHC string.
 * @param subject the network address or account of the request; sources take turns in the queue
 * @param nonce 16 bytes; random by default
 * @throws QueueFullError when too many wait (503)
 */
export async function hashPassword(
  cost: PasswordCost,
  password: string,
  subject: string,
  nonce: Buffer = randomBytes(16),
): Promise<string> {
  const tag = await tagOf(cost, password, nonce, subject);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${nonce.toString("base64")}$${tag.toString("base64")}`;
}

const nobody = randomBytes(16);

/**
 * Whether a password matches a stored hash. Without a hash (no such account) it takes as long and
 * returns false, so that the duration does not reveal which accounts exist.
 * @param subject as in `hashPassword`
 * @throws QueueFullError when too many wait (503)
 */
export async function verifyPassword(
  cost: PasswordCost,
  password: string,
  stored: string | null,
  subject: string,
): Promise<boolean> {
  const [, , , , nonce, tag] = stored?.split("$") ?? [];
  if (nonce === undefined || tag === undefined) {
    await tagOf(cost, password, nobody, subject);
    return false;
  }
  const given = await tagOf(cost, password, Buffer.from(nonce, "base64"), subject);
  return timingSafeEqual(given, Buffer.from(tag, "base64"));
}

/** How many nonces are computed for one password: accounts with the same address share theirs. */
const MOST_NONCES = 3;

/**
 * The stored hashes that a password matches. Hashes with the same nonce cost one derivation
 * together; an empty list costs as much as one hash.
 * @param subject as in `hashPassword`
 * @throws QueueFullError when too many wait (503)
 */
export async function matchPasswords(
  cost: PasswordCost,
  password: string,
  stored: (string | null)[],
  subject: string,
): Promise<boolean[]> {
  const nonceOf = (hash: string | null) => hash?.split("$")[4];
  const nonces = new Set(stored.flatMap((hash) => nonceOf(hash) ?? []));
  const right = new Set<string>();
  for (const nonce of [...nonces].slice(0, MOST_NONCES)) {
    const given = await hashPassword(cost, password, subject, Buffer.from(nonce, "base64"));
    for (const hash of stored)
      if (hash !== null && nonceOf(hash) === nonce && isSameText(given, hash)) right.add(hash);
  }
  if (nonces.size === 0) await tagOf(cost, password, nobody, subject);
  return stored.map((hash) => hash !== null && right.has(hash));
}

const commonest = new Set(
  "12345678 123456789 1234567890 password motdepasse azertyuiop qwertyuiop 11111111 00000000 abidjan225 cotedivoire iloveyou jetaime123 azerty123 bonjour123".split(
    " ",
  ),
);

/** The password of every account of the demonstration, which is public. */
export const DEMO_PASSWORD = "demo";

/**
 * Whether a password is refused: a weak one under the strict policy, the demonstration's in
 * production.
 */
export function isRefusedPassword(
  password: string,
  settings: { passwordPolicy: "spec" | "strict"; isProduction: boolean },
): boolean {
  if (settings.isProduction && password === DEMO_PASSWORD) return true;
  return settings.passwordPolicy === "strict" && !isStrongPassword(password);
}

/** Whether a password passes the strict policy: at least 8 characters, and not a common one. */
export function isStrongPassword(password: string): boolean {
  return password.length >= 8 && !commonest.has(password.toLowerCase());
}
