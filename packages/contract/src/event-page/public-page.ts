import { z } from "zod";
import { AlbumPhoto } from "../album/photo.ts";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Instant } from "../call/shapes.ts";
import { CardEvent, InvitedCeremony } from "../invitations/rsvp.ts";

/** The page of an event as its guests see it: nothing but what the hosts put there. */
export const EventPage = z
  .object({
    /** `locked` while the password is asked: then the page shows whose it is and nothing else. */
    state: z.enum(["open", "locked"]),
    /** Whether search engines may list it. */
    is_public: z.boolean(),
    event: CardEvent.omit({ page: true, page_asks_password: true }),
    /** Address of the hosts' photo, for an hour or two; null without one. */
    photo: z.string().nullable(),
    welcome: z.string(),
    ceremonies: z.array(InvitedCeremony.omit({ calendar: true })),
    dress_code: z.string(),
    /** Fabrics that may still be ordered. */
    fabrics: z.array(
      z.object({
        name: z.string(),
        unit: z.string(),
        unit_fcfa: z.int(),
        /** The last day on which it is ordered, `YYYY-MM-DD`. */
        deadline: z.string(),
        note: z.string(),
        /** Path of its page in the shop; null for one from elsewhere. */
        product: z.string().nullable(),
      }),
    ),
    places: z.array(
      z.object({
        name: z.string(),
        address: z.string().nullable(),
        /** E.164. */
        phone: z.string().nullable(),
        price_note: z.string().nullable(),
        link: z.string().nullable(),
      }),
    ),
    questions: z.array(z.object({ question: z.string(), answer: z.string() })),
    /** The newest photos of the album, and how many it has; null while it has none. */
    album: z.object({ total: z.int(), photos: z.array(AlbumPhoto) }).nullable(),
    contact: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
  })
  .meta({ id: "EventPage" });
export type EventPage = z.infer<typeof EventPage>;

const tags = ["event-page"];
const slug = z.string().min(1).max(120);

export const publicEventPages = {
  /** @param access of `open`, several of them joined by `~`: what a browser has opened so far */
  page: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/event-pages/{slug}",
      tags,
      summary: "The page of an event, as guests see it",
    })
    .input(z.object({ slug, access: z.string().max(400).optional() }))
    .output(EventPage)
    .errors(refusals("not-found", "event-gone", "event-page-moved", "too-many-requests")),

  /** Opens a page by its password, or by the token of a guest's own card. Ten wrong passwords from a device are taken in a quarter of an hour. */
  open: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/event-pages/{slug}/access",
      tags,
      summary: "Open the page of an event by its password or a card",
    })
    .input(
      z.object({
        slug,
        password: z.string().max(200).optional(),
        card: z.string().max(64).optional(),
      }),
    )
    /** What opens the page from now on, until the hosts change the password. */
    .output(z.object({ access: z.string() }))
    .errors(refusals("not-found", "event-gone", "event-page-moved", "too-many-requests")),

  /** The pages that search engines may list, the newest first; 2,000 at most. */
  listed: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/event-pages",
      tags,
      summary: "The public pages of events",
    })
    .output(z.array(z.object({ path: z.string(), opened_at: Instant }))),
};
