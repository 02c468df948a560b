import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant } from "../call/shapes.ts";
import { ById, listInput, listOutput, Search } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/people" as const;

/** A customer or a provider's user, as far as staff need to know them. */
export const Person = z.object({
  id: Id,
  role: z.enum(["CUSTOMER", "PROVIDER"]),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  email_verified_at: Instant.nullable(),
  phone_verified_at: Instant.nullable(),
  last_signed_in_at: Instant.nullable(),
  created_at: Instant,
  archived_at: Instant.nullable(),
  open_sessions: z.int(),
});
export type Person = z.infer<typeof Person>;

export const people = {
  /** The newest first; `q` is an address or a number as it is stored. */
  list: call("staff", "people:read")
    .route({ method: "GET", path, tags, summary: "People" })
    .input(listInput(["id"], { q: Search.optional() }))
    .output(listOutput(Person)),

  find: call("staff", "people:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A person" })
    .input(ById)
    .output(Person)
    .errors(refusals("not-found")),

  /** Signs a person out everywhere. */
  revokeSessions: call("staff", "people:write")
    .route({ method: "POST", path: `${path}/{id}/sign-out`, tags, summary: "Revoke all sessions" })
    .input(ById)
    .output(Person)
    .errors(refusals("not-found")),
};
