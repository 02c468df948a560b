import { type RefusalCode, refusal } from "@jdj/contract/glue/refusals";
import { sql } from "drizzle-orm";
import type { Moment } from "../../../world.ts";
import { keyedHash } from "../sessions/token.ts";
import { limitCounters } from "./tables.ts";

/** How often something may be done: `most` times in each window of so many seconds. */
export interface Limit {
  name: string;
  most: number;
  seconds: number;
}

/** The limits of calls; an address is limited loosely, for mobile operators put a town behind one. */
export const limits = {
  signIn: { name: "sign-in", most: 10, seconds: 900 },
  signInAddress: { name: "sign-in-address", most: 3000, seconds: 900 },
  register: { name: "register-address", most: 1000, seconds: 3600 },
  otpMinute: { name: "otp-minute", most: 1, seconds: 60 },
  otpHour: { name: "otp-hour", most: 5, seconds: 3600 },
  otpAddress: { name: "otp-address", most: 600, seconds: 3600 },
  verificationMail: { name: "verification-mail", most: 5, seconds: 3600 },
  reset: { name: "reset", most: 5, seconds: 3600 },
  resetAddress: { name: "reset-address", most: 600, seconds: 3600 },
  resetTry: { name: "reset-try", most: 1000, seconds: 3600 },
  password: { name: "password", most: 10, seconds: 900 },
  verify: { name: "verify-address", most: 1000, seconds: 3600 },
  import: { name: "import", most: 30, seconds: 3600 },
  upload: { name: "upload", most: 60, seconds: 3600 },
  newsletter: { name: "newsletter", most: 5, seconds: 3600 },
  newsletterAddress: { name: "newsletter-address", most: 1000, seconds: 3600 },
  newsletterLink: { name: "newsletter-link-address", most: 1000, seconds: 3600 },
  contact: { name: "contact", most: 10, seconds: 3600 },
  contactAddress: { name: "contact-address", most: 600, seconds: 3600 },
  selfAdd: { name: "self-add", most: 5, seconds: 3600 },
  selfAddAddress: { name: "self-add-address", most: 600, seconds: 3600 },
  notebookInvitation: { name: "notebook-invitation", most: 30, seconds: 86_400 },
  testMessage: { name: "test-message", most: 20, seconds: 3600 },
  operator: { name: "operator-address", most: 30, seconds: 900 },
  payment: { name: "payment", most: 60, seconds: 3600 },
  cardGuess: { name: "card-guess", most: 100, seconds: 3600 },
} as const satisfies Record<string, Limit>;

/**
 * Counts one try; past the limit it throws `code` (429). Counted outside of any transaction, so
 * that a refused or failed try counts too. Never a permanent lock-out: the window passes.
 * @param whose an account, a number or an address; only its keyed hash is stored
 */
export async function takeFrom(
  limit: Limit,
  whose: string,
  { db, now, settings }: Moment,
  code: RefusalCode = "too-many-requests",
): Promise<void> {
  const windowStart = new Date(
    Math.floor(now.getTime() / 1000 / limit.seconds) * limit.seconds * 1000,
  );
  const key = `${limit.name}:${keyedHash(settings.secret, whose).toString("base64url").slice(0, 22)}`;
  const [counter] = await db
    .insert(limitCounters)
    .values({ key, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [limitCounters.key, limitCounters.windowStart],
      set: { count: sql`${limitCounters.count} + 1` },
    })
    .returning({ count: limitCounters.count });
  if (counter && counter.count > limit.most) throw refusal(code);
}
