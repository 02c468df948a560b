import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, PathId } from "../call/shapes.ts";
import { ById, listInput, YesNo } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/applications" as const;

/** A vendor's request for an account. */
export const VendorApplication = z
  .object({
    id: Id,
    company: z.string(),
    contact_name: z.string(),
    /** Of the directory, or of the marketplace. */
    kind: z.enum(["provider", "seller"]),
    /** A code of `trades`, or of `goods` for a seller. */
    trade: z.string(),
    town: z.string(),
    phone: z.string(),
    email: z.string(),
    website: z.string().nullable(),
    presentation: z.string(),
    decision: z.enum(["approved", "refused"]).nullable(),
    refusal_reason: z.string().nullable(),
    created_at: Instant,
    handled_at: Instant.nullable(),
  })
  .meta({ id: "VendorApplication" });
export type VendorApplication = z.infer<typeof VendorApplication>;

export const applications = {
  list: call("staff", "providers:read")
    .route({ method: "GET", path, tags, summary: "Requests of vendors" })
    .input(listInput(["id"], { handled: YesNo.optional() }))
    .output(pageOf(VendorApplication)),

  find: call("staff", "providers:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A vendor's request" })
    .input(ById)
    .output(VendorApplication)
    .errors(refusals("not-found")),

  /** Creates the shop, not published yet, and sends the link of activation. */
  approve: call("staff", "providers:write")
    .route({ method: "POST", path: `${path}/{id}/approve`, tags, summary: "Approve a request" })
    .input(ById)
    .output(VendorApplication)
    .errors(refusals("not-found", "application-decided")),

  /** Refuses for a reason, which its sender gets by e-mail. */
  refuse: call("staff", "providers:write")
    .route({ method: "POST", path: `${path}/{id}/refuse`, tags, summary: "Refuse a request" })
    .input(z.object({ id: PathId, reason: z.string().max(1000) }))
    .output(VendorApplication)
    .errors(refusals("not-found", "application-decided")),

  resend: call("staff", "providers:write")
    .route({ method: "POST", path: `${path}/{id}/resend`, tags, summary: "Send the link again" })
    .input(ById)
    .output(VendorApplication)
    .errors(refusals("not-found")),
};
