import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import type { OwnLineChange } from "@jdj/contract/notebook/own-lines";
import { OWN_LINES_MAX } from "@jdj/contract/notebook/own-lines-max";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { discardFile } from "../../files/store-image.ts";
import { lockEvent } from "../events/lock-event.ts";
import type { EventWithType } from "../events/queries.ts";

/** A line of the hosts' own as it is stored. */
interface OwnLine {
  id: number;
  version: number;
}

/** A line to add, after the template's. */
interface NewLine {
  name: string;
  /** Null where the section has no groups. */
  groupId: number | null;
  code: string;
  position: number;
  /** `YYYY-MM-DD` or null. */
  endDate: string | null;
}

/** How a section of the notebook stores its lines; each function runs in the save's transaction. */
export interface OwnLineStore {
  /** The lines that the hosts of the event added. */
  list(tx: Database, event: EventWithType): Promise<OwnLine[]>;
  /** The groups of the event's type; null where the section has none. */
  listGroups(tx: Database, event: EventWithType): Promise<number[] | null>;
  add(tx: Database, event: EventWithType, lines: readonly NewLine[], now: Date): Promise<unknown>;
  rename(tx: Database, id: number, name: string): Promise<unknown>;
  /** Removes lines with what was saved of them. @returns the files that nothing shows any more */
  remove(tx: Database, ids: readonly number[]): Promise<readonly string[]>;
}

/** Where the lines of the hosts' own begin, after any template. */
const FIRST_POSITION = 10_000;

/**
 * Adds, renames and removes lines that the hosts of an event have besides the template's: all or none.
 * @throws field errors (422) past the limit and for a group of another type of event; not-found for a
 * line that is not their own; changed-meanwhile
 */
export async function saveOwnLines(
  context: RequestContext,
  event: EventWithType,
  changes: readonly OwnLineChange[],
  store: OwnLineStore,
): Promise<void> {
  const { db, now } = context;
  const unshown = await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    const own = new Map((await store.list(tx, event)).map((one) => [one.id, one]));
    const groups = await store.listGroups(tx, event);
    const removed: number[] = [];
    const renamed: { id: number; name: string }[] = [];
    const added: NewLine[] = [];
    for (const [index, change] of changes.entries()) {
      if (change.id !== undefined) {
        const stored = own.get(change.id);
        if (!stored) throw refusal("not-found");
        if (change.version !== undefined && change.version !== stored.version)
          throw refusal("changed-meanwhile");
        if ("remove" in change) removed.push(change.id);
        else renamed.push(change);
        continue;
      }
      const groupId = change.group_id ?? null;
      if (groups !== null && !groups.includes(groupId ?? 0))
        throw fieldRefusal({ [`lines.${index}.group_id`]: [notebookMessages.groupUnknown] });
      added.push({
        name: change.name,
        groupId: groups === null ? null : groupId,
        code: `own-${crypto.randomUUID()}`,
        position: FIRST_POSITION + own.size + added.length,
        endDate: change.end_date,
      });
    }
    if (added.length > 0 && own.size - removed.length + added.length > OWN_LINES_MAX)
      throw fieldRefusal({ "lines.0.name": [notebookMessages.ownLinesFull] });
    const files = removed.length > 0 ? await store.remove(tx, removed) : [];
    for (const { id, name } of renamed) await store.rename(tx, id, name);
    if (added.length > 0) await store.add(tx, event, added, now);
    return files;
  });
  for (const fileId of unshown) await discardFile(context, fileId);
}
