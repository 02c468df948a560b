import type { DBSchema } from "idb";
import { database } from "#app/device/database.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { showWaiting, type WaitingEdit } from "./waiting-edits.ts";

interface Edits extends DBSchema {
  edits: { key: number; value: Omit<WaitingEdit, "id"> & { id?: number } };
}

const open = database<Edits>("edits", (created) => {
  created.createObjectStore("edits", { keyPath: "id", autoIncrement: true });
});

/** Reads the queued edits of a person, and shows them; those of others are deleted. */
export async function readEdits(person: number): Promise<void> {
  const own: WaitingEdit[] = [];
  const transaction = (await open()).transaction("edits", "readwrite");
  for (const edit of await transaction.store.getAll()) {
    if (edit.id === undefined) continue;
    if (edit.person === person) own.push({ ...edit, id: edit.id });
    else await transaction.store.delete(edit.id);
  }
  await transaction.done;
  showWaiting(own);
}

/** Queues an edit until it is sent. It takes the place of an earlier one of the same thing. */
export async function queueEdit(edit: Omit<WaitingEdit, "id">): Promise<void> {
  const transaction = (await open()).transaction("edits", "readwrite");
  for (const other of await transaction.store.getAll())
    if (other.id !== undefined && isSame(other, edit)) await transaction.store.delete(other.id);
  await transaction.store.add(edit);
  await transaction.done;
  await readEdits(edit.person);
}

/** Stores why an edit was refused: it is not sent again until its author decides. */
export async function refuseEdit(edit: WaitingEdit, refusal: FormState): Promise<void> {
  await (await open()).put("edits", { ...edit, refusal });
  await readEdits(edit.person);
}

/** Deletes the queued edit of a thing: it was saved, or discarded. */
export async function dropEdit(
  edit: Pick<WaitingEdit, "person" | "path" | "subject">,
): Promise<void> {
  const transaction = (await open()).transaction("edits", "readwrite");
  for (const other of await transaction.store.getAll())
    if (other.id !== undefined && isSame(other, edit)) await transaction.store.delete(other.id);
  await transaction.done;
  await readEdits(edit.person);
}

type Thing = Pick<WaitingEdit, "person" | "path" | "subject">;

function isSame(one: Thing, other: Thing): boolean {
  return one.person === other.person && one.path === other.path && one.subject === other.subject;
}
