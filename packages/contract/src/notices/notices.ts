import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, PathId } from "../call/shapes.ts";
import { frequencies, noticeKinds } from "./kinds.ts";
import { Endpoint, PushSubscription } from "./push.ts";

/** Notices on a page. */
export const NOTICES_A_PAGE = 20;

/** One line of the page: a notice, or several of the same thing joined. */
export const Notice = z
  .object({
    /** Of the newest of those that are joined. */
    id: Id,
    kind: z.enum(noticeKinds),
    title: z.string(),
    text: z.string(),
    /** How many are joined in it. */
    count: z.int().min(1),
    is_read: z.boolean(),
    created_at: Instant,
  })
  .meta({ id: "Notice" });
export type Notice = z.infer<typeof Notice>;

/** A page of notices. */
export const NoticePage = z
  .object({
    data: z.array(Notice),
    /** Lines on all pages, and those of them that are unread. */
    total: z.int(),
    unread: z.int(),
    current_page: z.int(),
    last_page: z.int(),
  })
  .meta({ id: "NoticePage" });
export type NoticePage = z.infer<typeof NoticePage>;

/** How an account is told of a kind. */
export const NoticeChoice = z
  .object({
    kind: z.enum(noticeKinds),
    /** Whether it stands on the page; null for what is an email alone. */
    page: z.boolean().nullable(),
    /** How often an email brings it; null where each has an email of its own. */
    email: z.enum(frequencies).nullable(),
    /** Whether devices are told of it at once; null for what is an email alone, and for staff. */
    push: z.boolean().nullable(),
    /**
     * Whether it is told by a paid SMS or by WhatsApp, whichever the account has chosen, if any; null for
     * what is not told so.
     */
    phone: z.boolean().nullable(),
  })
  .meta({ id: "NoticeChoice" });
export type NoticeChoice = z.infer<typeof NoticeChoice>;

const Choices = z.object({
  choices: z.array(NoticeChoice),
  /** The key under which a browser subscribes, base64url; null where no device is told of anything. */
  push_key: z.string().nullable(),
  /** The devices of the account: the SHA-256 of the address of each, base64url. */
  devices: z.array(z.string()),
});

const tags = ["notices"];

type Audience = "customer" | "provider" | "staff";
type Base = "/api/v1" | "/api/v1/pro" | "/api/v1/console";

/** Begins a call of an audience; every role of staff has notices of its own. */
const callOf = (access: Audience, does: "read" | "write") =>
  access === "staff" ? call("staff", `session:${does}`) : call(access);

/** The calls of an account's notices, the same for every audience; the lists differ. */
export function noticeCallsFor(access: Audience, base: Base, whose: string) {
  return {
    /** The path of the site to which a notice leads, and the event that its page is about. */
    find: callOf(access, "read")
      .route({
        method: "GET",
        path: `${base}/notices/{id}`,
        tags,
        summary: `Where a notice of ${whose} leads`,
      })
      .input(z.object({ id: PathId }))
      .output(z.object({ path: z.string(), event_id: Id.nullable() }))
      .errors(refusals("not-found")),

    /** Marks a notice as read, and the older ones that are joined with it. */
    markRead: callOf(access, "write")
      .route({
        method: "PUT",
        path: `${base}/notices/{id}/read`,
        tags,
        summary: `Mark a notice of ${whose} as read`,
      })
      .input(z.object({ id: PathId }))
      .output(Done)
      .errors(refusals("not-found")),

    /** Marks all as read up to the newest that was shown; what came meanwhile stays unread. */
    markAllRead: callOf(access, "write")
      .route({
        method: "PUT",
        path: `${base}/notices-read`,
        tags,
        summary: `Mark the notices of ${whose} as read`,
      })
      .input(z.object({ until: PathId }))
      .output(Done),

    /** How each kind is brought, chosen or not. */
    choices: callOf(access, "read")
      .route({
        method: "GET",
        path: `${base}/notice-choices`,
        tags,
        summary: `How ${whose} is told of each kind`,
      })
      .output(Choices),

    /** Saves choices; a kind that is not named keeps its own. Emails that wait follow the new ones. */
    choose: callOf(access, "write")
      .route({
        method: "PUT",
        path: `${base}/notice-choices`,
        tags,
        summary: `Choose how ${whose} is told of each kind`,
      })
      .input(
        z.object({
          choices: z
            .array(NoticeChoice.partial({ page: true, email: true, push: true, phone: true }))
            .max(noticeKinds.length),
        }),
      )
      .output(Done),
  };
}

/** What only the audiences of the site have: a list with its counts, and devices. */
function siteCallsFor(access: "customer" | "provider", base: Base, whose: string) {
  return {
    ...noticeCallsFor(access, base, whose),

    /** The unread first, then the newest. A page after the last is the last. */
    list: call(access)
      .route({ method: "GET", path: `${base}/notices`, tags, summary: `The notices of ${whose}` })
      .input(z.object({ page: z.coerce.number().int().min(1).max(10_000).optional() }))
      .output(NoticePage),

    /**
     * Lets notices reach a browser until the session ends. One that was another account's is this
     * one's from now on; with `replaces` it takes the place of a device of the account.
     */
    subscribe: call(access)
      .route({
        method: "PUT",
        path: `${base}/push-subscription`,
        tags,
        summary: `Let notices of ${whose} reach a browser`,
      })
      .input(PushSubscription)
      .output(Done)
      .errors(refusals("not-found")),

    /** Lets them no longer reach it; a browser that is none of the account's stays as it is. */
    unsubscribe: call(access)
      .route({
        method: "DELETE",
        path: `${base}/push-subscription`,
        tags,
        summary: `Let notices of ${whose} no longer reach a browser`,
      })
      .input(z.object({ endpoint: Endpoint }))
      .output(Done),
  };
}

export const notices = siteCallsFor("customer", "/api/v1", "a customer");
export const providerNotices = siteCallsFor("provider", "/api/v1/pro", "a member of a team");
