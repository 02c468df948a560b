import { z } from "zod/mini";
import { ownCookie } from "./own-cookie.ts";

/** Somebody known by Facebook only, while they complete their registration: the API checks the ticket. */
const shape = z.object({
  ticket: z.string(),
  person: z.object({
    given_names: z.string(),
    last_name: z.string(),
    email: z.nullable(z.string()),
  }),
});
type Newcomer = z.infer<typeof shape>;

/** The newcomer, for half an hour. */
export const newcomerCookie = ownCookie(
  "newcomer",
  (value): value is Newcomer => shape.safeParse(value).success,
  { maxAge: 30 * 60 },
);
