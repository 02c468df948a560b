import { refusal } from "@jdj/contract/call/refusals";

/** Refuses what a link opens of a deleted event. @throws event-gone (410) */
export function refuseDeleted({ deletedAt }: { deletedAt: Date | null }): void {
  if (deletedAt !== null) throw refusal("event-gone");
}
