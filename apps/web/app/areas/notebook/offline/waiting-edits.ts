import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { FormState } from "#app/forms/form-state.ts";

/** A form that was saved without a network, as it waits on this device to be sent. */
export type WaitingEdit = {
  id: number;
  /** Whose it is: the user's number. */
  person: number;
  /** The page whose action takes it. */
  path: string;
  /** What of the page it is about, where the page has several forms: a task's number. */
  subject: string;
  /** The page's name. */
  title: string;
  fields: [string, FormDataEntryValue][];
  /** Why it was refused once it was sent, and what was typed. */
  refusal?: FormState;
};

const none: readonly WaitingEdit[] = [];
let edits = none;
let person = 0;
const listeners = new Set<() => void>();

const mark = "jdj-waiting";

/** Who uses this browser; needed to queue their edits. */
export function personHere(): number {
  return person;
}

/** Says who uses this browser. */
export function setPerson(id: number): void {
  person = id;
}

/** Shows the queued edits on every page, and stores their number for the next visit. */
export function showWaiting(next: readonly WaitingEdit[]): void {
  edits = next;
  try {
    if (next.length > 0) localStorage.setItem(mark, String(next.length));
    else localStorage.removeItem(mark);
  } catch {
    // Refused by the browser: the edits are looked for once there is no network.
  }
  for (const listener of listeners) listener();
}

/** What waits, as far as it was read. */
export function waitingEdits(): readonly WaitingEdit[] {
  return edits;
}

/** Whether an earlier visit left edits in the queue. */
export function somethingWaits(): boolean {
  try {
    return localStorage.getItem(mark) !== null;
  } catch {
    return true;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The edits that wait to be sent, the oldest first. */
export function useWaitingEdits(): readonly WaitingEdit[] {
  return useSyncExternalStore(
    subscribe,
    () => edits,
    () => none,
  );
}

/** The message of a form that is queued on this device. */
export const waitingMessage =
  "Hors connexion\u00a0: gardé sur cet appareil, et envoyé dès que le réseau revient.";

/** The texts of a form, as the page shows them again. */
export function textsOf(fields: Iterable<[string, FormDataEntryValue]>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of fields) if (typeof value === "string") texts[name] = value;
  return texts;
}

/**
 * The state of this page's form: its last answer, or that of an edit which waits or came back
 * refused, so that what was typed stands in it again.
 */
export function useWaitingState(answer: FormState | null | undefined): FormState | undefined {
  const { pathname } = useLocation();
  const edit = useWaitingEdits().find((one) => one.path === pathname && one.subject === "");
  if (answer && !answer.waiting) return answer;
  if (!edit) return undefined;
  const values = textsOf(edit.fields);
  return edit.refusal ?? { message: waitingMessage, errors: {}, values, waiting: true };
}
