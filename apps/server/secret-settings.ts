import { z } from "zod";

/** Keys of signatures and of encryption: 32 characters or more each. */
const secret = z.string().min(32);

export const secretShape = {
  /** What is made from now on bears this one. */
  SECRET: secret.optional(),
  /**
   * Former secrets, separated by commas: links in the hands of guests and jobs that wait still
   * bear them. A link lives as long as its event, so that a former secret is given up for a leak only.
   */
  SECRET_PREVIOUS: z
    .string()
    .transform((list) => list.split(",").map((one) => one.trim()))
    .pipe(z.array(secret))
    .default([]),
};
