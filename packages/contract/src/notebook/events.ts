import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Done, Id, Instant, line, optionalUpload, PathId } from "../call/shapes.ts";
import { EventRow } from "./event-shape.ts";
import { EVENT_DESCRIPTION_MAX, eventTitle } from "./event-title.ts";
import { notebookMessages } from "./messages.ts";
import { versionInput } from "./version-input.ts";

const eventFields = {
  event_type_id: PathId,
  name: line(notebookMessages.required, 200).transform(eventTitle),
  description: line(notebookMessages.required, EVENT_DESCRIPTION_MAX),
  image: optionalUpload(notebookMessages.selectAnImage),
};

const ofEvent = z.object({ eventId: PathId });
const memberRefusals = refusals("not-allowed", "not-found", "access-ended", "event-gone");

/** An event that was deleted, for its owners: they may restore it until `erased_at`. */
export const DeletedEvent = z.object({
  id: Id,
  name: z.string(),
  event_type: z.object({ id: Id, name: z.string() }),
  seed: z.string(),
  deleted_at: Instant,
  erased_at: Instant,
});
export type DeletedEvent = z.infer<typeof DeletedEvent>;

export const events = {
  eventTypes: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/get-event-type",
      tags: ["notebook"],
      summary: "Types of event",
    })
    .output(z.object({ data: z.array(z.object({ id: Id, name: z.string() })) })),

  eventsByCustomer: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/geteventbycustomer/{customerId}",
      tags: ["notebook"],
      summary: "Events of a customer, without those that they archived",
    })
    .input(z.object({ customerId: PathId }))
    .output(z.array(EventRow))
    .errors(refusals("not-allowed", "not-found")),

  createEvent: call("customer")
    .route({
      method: "POST",
      path: "/api/v1/events",
      tags: ["notebook"],
      summary: "Create an event",
    })
    .input(
      z.object({
        ...eventFields,
        /** Between today and five years ahead: checked against the server's date. */
        wedding_date: z.preprocess(
          (value) => (value === "" ? null : (value ?? null)),
          CalendarDate.nullable(),
        ),
        wedding_date_precision: z.enum(["exact", "approximate"]).default("exact"),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string(), data: EventRow })),

  /** Changes an event. A picture that is not sent stays; the type may change while the notebook is empty. */
  updateEvent: call("customer", "event:write")
    .route({
      method: "POST",
      path: "/api/v1/event/{id}",
      tags: ["notebook"],
      summary: "Change an event",
    })
    .input(z.object({ id: PathId, ...eventFields, version: versionInput }))
    .output(z.object({ success: z.literal(true), message: z.string(), data: EventRow }))
    .errors(refusals("not-allowed", "not-found", "changed-meanwhile")),

  /** Draws another cloth for an event; `seed` is that of the cloth on screen, when it is sent. */
  reweaveEvent: call("verified-customer", "event:write")
    .route({
      method: "POST",
      path: "/api/v1/events/{eventId}/reweave",
      tags: ["notebook"],
      summary: "Weave an event another cloth",
    })
    .input(z.object({ eventId: PathId, seed: z.string().max(64).optional() }))
    .output(z.object({ success: z.literal(true), message: z.string(), data: EventRow }))
    .errors(refusals("not-allowed", "not-found", "account-unverified", "changed-meanwhile")),

  /**
   * Stores the picture of an event: that of its hosts, on cards with a photo. It replaces the former
   * one, and is within 10 MB: a photo as a phone takes it, where no script made it smaller.
   */
  savePhoto: call("verified-customer", "event:write")
    .route({
      method: "POST",
      path: "/api/v1/events/{eventId}/photo",
      tags: ["notebook"],
      summary: "Store the photo of an event's hosts",
    })
    .input(
      z.object({
        eventId: PathId,
        image: optionalUpload(notebookMessages.selectAnImage),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string(), data: EventRow }))
    .errors(refusals("not-allowed", "not-found", "account-unverified", "changed-meanwhile")),

  removePhoto: call("verified-customer", "event:write")
    .route({
      method: "DELETE",
      path: "/api/v1/events/{eventId}/photo",
      tags: ["notebook"],
      summary: "Delete the photo of an event's hosts",
    })
    .input(ofEvent)
    .output(z.object({ success: z.literal(true), message: z.string(), data: EventRow }))
    .errors(refusals("not-allowed", "not-found", "account-unverified", "changed-meanwhile")),

  /** The events that a customer archived, and those of their own that were deleted. */
  removedEvents: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/events/removed",
      tags: ["notebook"],
      summary: "Events that the caller archived, and deleted ones that they may restore",
    })
    .output(z.object({ archived: z.array(EventRow), deleted: z.array(DeletedEvent) })),

  /** Takes an event out of the caller's own list; other members keep it in theirs. */
  archiveEvent: call("customer", "event:read")
    .route({
      method: "PUT",
      path: "/api/v1/events/{eventId}/archive",
      tags: ["notebook"],
      summary: "Archive an event",
    })
    .input(ofEvent)
    .output(Done)
    .errors(memberRefusals),

  unarchiveEvent: call("customer", "event:read")
    .route({
      method: "DELETE",
      path: "/api/v1/events/{eventId}/archive",
      tags: ["notebook"],
      summary: "Put an archived event back into one's list",
    })
    .input(ofEvent)
    .output(Done)
    .errors(memberRefusals),

  /**
   * Says that an event does not take place: its cards and calendar entries say so, take no answer, and
   * its scheduled invitations are cancelled. Again for a cancelled one, it changes nothing.
   */
  cancelEvent: call("customer", "ownership:write")
    .route({
      method: "PUT",
      path: "/api/v1/events/{eventId}/cancellation",
      tags: ["notebook"],
      summary: "Cancel an event",
    })
    .input(ofEvent)
    .output(Done)
    .errors(memberRefusals),

  /** Takes the cancellation back: cards say again that the event takes place. */
  reinstateEvent: call("customer", "ownership:write")
    .route({
      method: "DELETE",
      path: "/api/v1/events/{eventId}/cancellation",
      tags: ["notebook"],
      summary: "Take the cancellation of an event back",
    })
    .input(ofEvent)
    .output(Done)
    .errors(memberRefusals),

  /** Closes an event for everybody; its campaigns that have not left are cancelled. */
  deleteEvent: call("customer", "ownership:write")
    .route({
      method: "DELETE",
      path: "/api/v1/events/{eventId}",
      tags: ["notebook"],
      summary: "Delete an event; it may be restored for 30 days",
    })
    .input(ofEvent)
    .output(Done)
    .errors({ ...memberRefusals, ...refusals("event-owed") }),

  /** Restores a deleted event, which the caller then works on. */
  restoreEvent: call("customer", "ownership:write")
    .route({
      method: "POST",
      path: "/api/v1/events/{eventId}/restore",
      tags: ["notebook"],
      summary: "Restore a deleted event",
    })
    .input(ofEvent)
    .output(Done)
    .errors(memberRefusals),

  chooseEvent: call("customer", "event:read")
    .route({
      method: "PUT",
      path: "/api/v1/choose-event/{eventId}",
      tags: ["notebook"],
      summary: "Make an event the current one",
    })
    .input(z.object({ eventId: PathId }))
    .output(Done)
    .errors(refusals("not-allowed", "not-found")),
};
