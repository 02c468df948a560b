import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { CalendarDate, Id, Instant, PathId } from "../call/shapes.ts";
import { ById, listInput, Search } from "./resource.ts";

/** One change, as it was logged with it. */
export const AuditEntry = z
  .object({
    id: Id,
    at: Instant,
    staff_id: Id.nullable(),
    staff_name: z.string(),
    /** What was done: `channels.set-price`. */
    action: z.string(),
    resource: z.string(),
    record_id: z.string(),
    /** The changed fields before and after; null where there was nothing, or is nothing any more. */
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.infer<typeof AuditEntry>;

const path = "/api/v1/console/audit" as const;

export const audit = {
  /**
   * The newest first; by member of staff, by resource, by one record of it, by what was done, by days,
   * or about a person and what is theirs.
   */
  list: call("staff", "audit:read")
    .route({ method: "GET", path, tags: ["console"], summary: "The audit log" })
    .input(
      listInput(["id"], {
        staff_id: PathId.optional(),
        resource: Search.optional(),
        record_id: Search.optional(),
        /** What was done: `people.archive`. */
        action: Search.optional(),
        /** A customer or a provider's user. */
        person_id: PathId.optional(),
        from: CalendarDate.optional(),
        to: CalendarDate.optional(),
      }),
    )
    .output(pageOf(AuditEntry)),

  find: call("staff", "audit:read")
    .route({ method: "GET", path: `${path}/{id}`, tags: ["console"], summary: "A logged change" })
    .input(ById)
    .output(AuditEntry),
};
