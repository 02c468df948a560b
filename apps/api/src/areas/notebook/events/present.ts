import { sharingPolicy } from "@jdj/contract/call/sharing-policy";
import type { EventRow } from "@jdj/contract/notebook/event-shape";
import type { DeletedEvent } from "@jdj/contract/notebook/events";
import type { RequestContext } from "../../../app-context.ts";
import { retentionPeriods } from "../../../retention-periods.ts";
import { signedFileAddress } from "../../files/signed-address.ts";
import type { EventWithType, listDeletedEvents } from "./queries.ts";

/** An event as one of its members sees it; the address of its picture opens for an hour or two. */
export function presentEvent(
  { settings, now }: Pick<RequestContext, "settings" | "now">,
  event: EventWithType,
): EventRow {
  const { imageFileId } = event;
  return {
    id: event.id,
    event_type_id: event.eventTypeId,
    name: event.name,
    description: event.description,
    image: imageFileId && signedFileAddress(settings.secret, imageFileId, now),
    select: event.isCurrent ? 1 : 0,
    event_type: {
      id: event.type.id,
      code: event.type.code,
      name: event.type.name,
      tone: event.type.tone,
      hidden_sections: event.type.hiddenSections,
    },
    wedding_date: event.weddingDate,
    wedding_date_precision: event.weddingDatePrecision,
    seed: event.seed,
    version: event.version,
    cancelled_at: event.cancelledAt?.toISOString() ?? null,
    role: event.role,
    owner_name: event.role === "owner" ? null : event.ownerName,
    can: sharingPolicy[event.role],
  };
}

const DAY_MS = 86_400_000;

/** A deleted event as its owners see it. */
export function presentDeletedEvent({
  event,
  type,
}: Awaited<ReturnType<typeof listDeletedEvents>>[number]): DeletedEvent {
  const deletedAt = event.deletedAt?.getTime() ?? 0;
  return {
    id: event.id,
    name: event.name,
    event_type: { id: type.id, name: type.name },
    seed: event.seed,
    deleted_at: new Date(deletedAt).toISOString(),
    erased_at: new Date(deletedAt + retentionPeriods.deletedEventDays * DAY_MS).toISOString(),
  };
}
