import { refusal } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { isChosen, PHOTO_BYTES } from "../../files/read-image.ts";
import { saveWithImages } from "../../files/save-with-images.ts";
import { lockEvent } from "../events/lock-event.ts";
import type { EventWithType } from "../events/queries.ts";
import { changedRows } from "./changed-rows.ts";

/** What is stored of a person in a role of an event; the phones are in E.164. */
interface PersonFields {
  civility: string;
  lastName: string;
  givenNames: string;
  email: string | null;
  phone1: string | null;
  phone2: string | null;
}

type StoredPerson = PersonFields & { imageFileId: string | null; version: number };

/** A person of a form, checked: their place in it, and their role as `key`. */
interface PersonDraft<Fields> {
  index: number;
  key: number;
  version: number | undefined;
  image: File | undefined;
  fields: Fields;
}

/**
 * Saves persons in roles of an event, such as its committee: under the event's lock, compares those
 * that changed with their versions, then writes them, all or none. A photo that is not sent stays.
 * @param field the full name of a field of the person at that index, for refusals
 * @param shown the persons that the form showed, by role
 * @param list the stored persons by role
 * @param write inserts or updates the person of a role
 * @param removed the persons who leave their roles, in the version that was shown
 * @throws field errors (422) and too-many-requests for photos; changed-meanwhile
 */
export async function savePersons<Fields extends PersonFields>(
  context: RequestContext,
  event: EventWithType,
  drafts: readonly PersonDraft<Fields>[],
  {
    field,
    shown,
    list,
    write,
    removed = [],
    remove,
  }: {
    field: (index: number, name: string) => string;
    shown: ReadonlyMap<number, StoredPerson>;
    list: (tx: Database) => Promise<ReadonlyMap<number, StoredPerson>>;
    write: (
      tx: Database,
      roleId: number,
      values: Fields & { imageFileId: string | null },
    ) => Promise<unknown>;
    removed?: readonly { key: number; version: number }[];
    remove?: (tx: Database, roleId: number) => Promise<unknown>;
  },
): Promise<void> {
  const uploads = drafts.flatMap(({ image, index, key }) => {
    if (!isChosen(image)) return [];
    const shownFile = shown.get(key)?.imageFileId;
    const name = field(index, "image");
    return [{ index, field: name, file: image, mostBytes: PHOTO_BYTES, shown: shownFile }];
  });
  await saveWithImages(context, event.customerId, uploads, (photos) =>
    context.db.transaction(async (tx) => {
      await lockEvent(tx, event);
      const stored = await list(tx);
      const changed = changedRows(
        drafts,
        stored,
        ({ index, fields }, before) =>
          (photos.get(index) ?? before.imageFileId) === before.imageFileId &&
          Object.entries(fields).every(([name, value]) => value === Reflect.get(before, name)),
      );
      const replaced: string[] = [];
      for (const { key: roleId, index, fields } of changed) {
        const before = stored.get(roleId)?.imageFileId ?? null;
        const imageFileId = photos.get(index) ?? before;
        await write(tx, roleId, { ...fields, imageFileId });
        if (before !== null && before !== imageFileId) replaced.push(before);
      }
      for (const { key: roleId, version } of removed) {
        const before = stored.get(roleId);
        if (!before) continue;
        if (before.version !== version) throw refusal("changed-meanwhile");
        await remove?.(tx, roleId);
        if (before.imageFileId !== null) replaced.push(before.imageFileId);
      }
      return replaced;
    }),
  );
}
