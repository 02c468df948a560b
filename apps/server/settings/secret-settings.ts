import { z } from "zod";

/** Keys for signatures and encryption: 32 characters or more each. */
const secret = z.string().min(32);

export const secretShape = {
  /** The key of everything that is signed or encrypted from now on. */
  SECRET: secret.optional(),
  /**
   * Former secrets, separated by commas: sent links and queued jobs were signed with them. A link
   * is valid as long as its event, so a former secret is removed only after a leak.
   */
  SECRET_PREVIOUS: z
    .string()
    .transform((list) => list.split(",").map((one) => one.trim()))
    .pipe(z.array(secret))
    .default([]),
};
