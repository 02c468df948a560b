import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, line, oneOf, PathId } from "../call/shapes.ts";
import { notebookMessages } from "../notebook/messages.ts";
import { versionInput as version } from "../notebook/version-input.ts";
import { pageFields, placeFields, questionFields, visibilityFields } from "./fields.ts";
import { eventPageMessages as messages } from "./messages.ts";
import { EventPage } from "./public-page.ts";
import { SLUG_MAX } from "./slug.ts";
import { visibilities } from "./visibility.ts";

/** A lodging of the page of an event, as its hosts edit it. */
export const EventPagePlace = z
  .object({
    id: Id,
    version: z.int(),
    name: z.string(),
    address: z.string().nullable(),
    /** E.164. */
    phone_number_1: z.string().nullable(),
    price_note: z.string().nullable(),
    link: z.string().nullable(),
  })
  .meta({ id: "EventPagePlace" });
export type EventPagePlace = z.infer<typeof EventPagePlace>;

/** A question of the page with its answer, as the hosts edit it. */
export const EventPageQuestion = z
  .object({ id: Id, version: z.int(), question: z.string(), answer: z.string() })
  .meta({ id: "EventPageQuestion" });
export type EventPageQuestion = z.infer<typeof EventPageQuestion>;

/** The page of an event as its hosts set it up. */
export const EventPageSettings = z
  .object({
    /** 0 while nothing is stored. */
    version: z.int(),
    visibility: z.enum(visibilities),
    /** Whether a password is stored. */
    has_password: z.boolean(),
    /** The readable part of the address. */
    name: z.string(),
    /** Path of the page; null while nothing is stored. */
    path: z.string().nullable(),
    welcome: z.string(),
    dress_code: z.string(),
    shows_photo: z.boolean(),
    shows_gift_list: z.boolean(),
    shows_fabric: z.boolean(),
    contact_name: z.string().nullable(),
    phone_number_1: z.string().nullable(),
    /** Those that take place, and whether the page shows each. */
    ceremonies: z.array(z.object({ id: Id, name: z.string(), is_shown: z.boolean() })),
    places: z.array(EventPagePlace),
    questions: z.array(EventPageQuestion),
    /** What of the notebook the page could show. */
    has: z.object({ photo: z.boolean(), gift_list: z.boolean(), fabric: z.boolean() }),
    can: z.object({ write: z.boolean() }),
  })
  .meta({ id: "EventPageSettings" });
export type EventPageSettings = z.infer<typeof EventPageSettings>;

const tags = ["event-page"];
const ofEvent = { event_id: PathId };
const ofEntry = { ...ofEvent, id: PathId };
const errors = ["not-allowed", "not-found", "account-unverified"] as const;
const to = oneOf(["up", "down"], notebookMessages.optionUnknown);
const base = "/api/v1/event-page-settings/{event_id}";

export const eventPageSettings = {
  settings: call("verified-customer", "ceremonies:read")
    .route({ method: "GET", path: base, tags, summary: "The page of an event, for its hosts" })
    .input(z.object(ofEvent))
    .output(EventPageSettings)
    .errors(refusals(...errors)),

  /** The page as guests will see it, also while it is closed. */
  preview: call("verified-customer", "ceremonies:read")
    .route({
      method: "GET",
      path: `${base}/preview`,
      tags,
      summary: "Preview the page of an event",
    })
    .input(z.object(ofEvent))
    .output(EventPage)
    .errors(refusals(...errors)),

  save: call("verified-customer", "ceremonies:write")
    .route({ method: "PUT", path: base, tags, summary: "Save what the page of an event says" })
    .input(z.object({ ...ofEvent, ...pageFields, version }))
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile")),

  /** Opens the page to some, or closes it. A new password ends what the former one had opened. */
  chooseVisibility: call("verified-customer", "ceremonies:write")
    .route({ method: "PUT", path: `${base}/visibility`, tags, summary: "Choose who sees the page" })
    .input(z.object({ ...ofEvent, ...visibilityFields, version }))
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile")),

  /** A new address, with a key that cannot be guessed unless the page is public; the old one leads nowhere from then on. */
  changeAddress: call("verified-customer", "ceremonies:write")
    .route({
      method: "POST",
      path: `${base}/address`,
      tags,
      summary: "Change the address of the page",
    })
    .input(z.object({ ...ofEvent, name: line(messages.nameRequired, SLUG_MAX), version }))
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile")),

  addPlace: call("verified-customer", "ceremonies:write")
    .route({ method: "POST", path: `${base}/places`, tags, summary: "Add a lodging" })
    .input(z.object({ ...ofEvent, ...placeFields }))
    .output(Done)
    .errors(refusals(...errors)),

  savePlace: call("verified-customer", "ceremonies:write")
    .route({ method: "PUT", path: `${base}/places/{id}`, tags, summary: "Change a lodging" })
    .input(z.object({ ...ofEntry, ...placeFields, version }))
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile")),

  movePlace: call("verified-customer", "ceremonies:write")
    .route({ method: "POST", path: `${base}/places/{id}/move`, tags, summary: "Move a lodging" })
    .input(z.object({ ...ofEntry, to }))
    .output(Done)
    .errors(refusals(...errors)),

  removePlace: call("verified-customer", "ceremonies:write")
    .route({ method: "DELETE", path: `${base}/places/{id}`, tags, summary: "Remove a lodging" })
    .input(z.object(ofEntry))
    .output(Done)
    .errors(refusals(...errors)),

  addQuestion: call("verified-customer", "ceremonies:write")
    .route({ method: "POST", path: `${base}/questions`, tags, summary: "Add a question" })
    .input(z.object({ ...ofEvent, ...questionFields }))
    .output(Done)
    .errors(refusals(...errors)),

  saveQuestion: call("verified-customer", "ceremonies:write")
    .route({ method: "PUT", path: `${base}/questions/{id}`, tags, summary: "Change a question" })
    .input(z.object({ ...ofEntry, ...questionFields, version }))
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile")),

  moveQuestion: call("verified-customer", "ceremonies:write")
    .route({
      method: "POST",
      path: `${base}/questions/{id}/move`,
      tags,
      summary: "Move a question",
    })
    .input(z.object({ ...ofEntry, to }))
    .output(Done)
    .errors(refusals(...errors)),

  removeQuestion: call("verified-customer", "ceremonies:write")
    .route({ method: "DELETE", path: `${base}/questions/{id}`, tags, summary: "Remove a question" })
    .input(z.object(ofEntry))
    .output(Done)
    .errors(refusals(...errors)),
};
