import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { createFairQueue } from "../processes/fair-queue.ts";

/** OWASP's second choice for argon2id: 19 MiB, 2 passes, 1 lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;

const derive = promisify(
  (parameters: Argon2Parameters, done: (error: Error | null, tag: Buffer) => void) =>
    argon2("argon2id", parameters, done),
);

/**
 * More at once would take the memory and the cores from everybody else; 64 that wait are served
 * within two seconds or so, and nobody is served out of turn by coming often.
 */
const queue = createFairQueue({ concurrency: 2, capacity: 64 });

function tagOf(password: string, nonce: Buffer, whose: string): Promise<Buffer> {
  return queue.run(whose, () =>
    derive({ message: password.normalize("NFC"), nonce, tagLength: TAG_BYTES, ...cost }),
  );
}

/**
 * The argon2id hash of a password, as a PHC string.
 * @param whose the network address or account on whose behalf; each has its turn
 * @param nonce 16 bytes; random unless told
 * @throws QueueFullError when too many wait (503)
 */
export async function hashPassword(
  password: string,
  whose: string,
  nonce: Buffer = randomBytes(16),
): Promise<string> {
  const tag = await tagOf(password, nonce, whose);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${nonce.toString("base64")}$${tag.toString("base64")}`;
}

const nobody = randomBytes(16);

/**
 * Whether a password is that of a stored hash. With no hash (no such account) it takes as long
 * and answers no, so that timing does not tell which accounts exist.
 * @param whose as in `hashPassword`
 * @throws QueueFullError when too many wait (503)
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  whose: string,
): Promise<boolean> {
  const [, , , , nonce, tag] = stored?.split("$") ?? [];
  if (nonce === undefined || tag === undefined) {
    await tagOf(password, nobody, whose);
    return false;
  }
  const given = await tagOf(password, Buffer.from(nonce, "base64"), whose);
  return timingSafeEqual(given, Buffer.from(tag, "base64"));
}

/** How many nonces are tried for one password: accounts of one address share theirs. */
const MOST_NONCES = 3;

/**
 * Of which stored hashes this is the password. Hashes of one nonce cost one derivation together,
 * and none at all costs as much as one.
 * @param whose as in `hashPassword`
 * @throws QueueFullError when too many wait (503)
 */
export async function matchPasswords(
  password: string,
  stored: (string | null)[],
  whose: string,
): Promise<boolean[]> {
  const nonceOf = (hash: string | null) => hash?.split("$")[4];
  const nonces = new Set(stored.flatMap((hash) => nonceOf(hash) ?? []));
  const right = new Set<string>();
  for (const nonce of [...nonces].slice(0, MOST_NONCES)) {
    const given = await hashPassword(password, whose, Buffer.from(nonce, "base64"));
    for (const hash of stored)
      if (hash !== null && nonceOf(hash) === nonce && sameText(given, hash)) right.add(hash);
  }
  if (nonces.size === 0) await tagOf(password, nobody, whose);
  return stored.map((hash) => hash !== null && right.has(hash));
}

function sameText(a: string, b: string): boolean {
  const [given, stored] = [Buffer.from(a), Buffer.from(b)];
  return given.length === stored.length && timingSafeEqual(given, stored);
}

const commonest = new Set(
  "12345678 123456789 1234567890 password motdepasse azertyuiop qwertyuiop 11111111 00000000 abidjan225 cotedivoire iloveyou jetaime123 azerty123 bonjour123".split(
    " ",
  ),
);

/** The password of every account of the demonstration, known to everybody. */
export const DEMO_PASSWORD = "demo";

/** Whether a password may not be chosen: under the strict policy a weak one, in production the demonstration's. */
export function isRefusedPassword(
  password: string,
  settings: { passwordPolicy: "spec" | "strict"; isProduction: boolean },
): boolean {
  if (settings.isProduction && password === DEMO_PASSWORD) return true;
  return settings.passwordPolicy === "strict" && !isStrongPassword(password);
}

/** Whether a password passes the strict policy: 8 characters, none of the commonest. */
export function isStrongPassword(password: string): boolean {
  return password.length >= 8 && !commonest.has(password.toLowerCase());
}
