import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, line, optionalLine, PathId } from "../call/shapes.ts";
import { senderNameStates } from "../campaigns/sender-name-state.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/sender-names" as const;

/** A sender name of SMS that hosts ask for. */
export const ConsoleSenderName = z
  .object({
    id: Id,
    name: z.string(),
    event: z.string(),
    /** Who asked; null once their account is erased. */
    requested_by: z.string().nullable(),
    state: z.enum(senderNameStates),
    /** Why it was refused or withdrawn by staff; empty otherwise. */
    reason: z.string(),
    /** Under which the operators registered it; empty without one. */
    registration: z.string(),
    created_at: Instant,
    decided_at: Instant.nullable(),
    decided_by: z.string().nullable(),
    /** Campaigns that have it. */
    campaigns: z.int(),
    can: z.object({ approve: z.boolean(), refuse: z.boolean(), withdraw: z.boolean() }),
  })
  .meta({ id: "ConsoleSenderName" });
export type ConsoleSenderName = z.infer<typeof ConsoleSenderName>;

const command = (name: string, summary: string) => ({
  method: "POST" as const,
  path: `${path}/{id}/${name}` as const,
  tags,
  summary,
});
const errors = refusals("not-found", "sender-name-settled");
const WithReason = z.object({ id: PathId, reason: line(consoleMessages.reasonRequired, 300) });

export const consoleSenderNames = {
  list: call("staff", "sender-names:read")
    .route({ method: "GET", path, tags, summary: "Sender names" })
    .input(listInput(["id"], { state: z.enum(senderNameStates).optional() }))
    .output(pageOf(ConsoleSenderName)),

  find: call("staff", "sender-names:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A sender name" })
    .input(ById)
    .output(ConsoleSenderName)
    .errors(refusals("not-found")),

  /** Lets the SMS of the event leave under it; its hosts are told by email. */
  approve: call("staff", "sender-names:write")
    .route(command("approve", "Approve a sender name"))
    .input(z.object({ id: PathId, registration: optionalLine(100) }))
    .output(ConsoleSenderName)
    .errors(errors),

  refuse: call("staff", "sender-names:write")
    .route(command("refuse", "Refuse a sender name"))
    .input(WithReason)
    .output(ConsoleSenderName)
    .errors(errors),

  /** Takes an approved name back: what has not left leaves under the product's name. */
  withdraw: call("staff", "sender-names:write")
    .route(command("withdraw", "Withdraw a sender name"))
    .input(WithReason)
    .output(ConsoleSenderName)
    .errors(errors),
};
