import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, line, optionalUpload, PathId } from "../call/shapes.ts";
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
      summary: "Events of a customer",
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
    .input(z.object(eventFields))
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
};
