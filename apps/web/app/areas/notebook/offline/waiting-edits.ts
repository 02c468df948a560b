import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { WAITING_EDITS } from "#app/device/stored-names.ts";
import type { FormState } from "#app/forms/form-state.ts";

/** A form that was saved without a network, queued on this device. */
export type WaitingEdit = {
  id: number;
  /** Its author: the user's id. */
  person: number;
  /** The page whose action receives it. */
  path: string;
  /** What it edits, where the page has several forms: a task's id. */
  subject: string;
  /** The page's name. */
  title: string;
  fields: [string, FormDataEntryValue][];
  /** Why it was refused once it was sent, and its values. */
  refusal?: FormState;
};

const none: readonly WaitingEdit[] = [];
let edits = none;
let person = 0;
const listeners = new Set<() => void>();

/** The signed-in user's id; needed to queue their edits. */
export function currentPerson(): number {
  return person;
}

/** Sets the signed-in user. */
export function setCurrentPerson(id: number): void {
  person = id;
}

/** Shows the queued edits on every page, and stores their number for the next visit. */
export function showWaiting(next: readonly WaitingEdit[]): void {
  edits = next;
  try {
    if (next.length > 0) localStorage.setItem(WAITING_EDITS, String(next.length));
    else localStorage.removeItem(WAITING_EDITS);
  } catch {
    // Storage refused by the browser: the edits are read once there is no network.
  }
  for (const listener of listeners) listener();
}

/** The queued edits read so far. */
export function waitingEdits(): readonly WaitingEdit[] {
  return edits;
}

/** Whether an earlier visit left edits in the queue. */
export function hasQueuedEdits(): boolean {
  try {
    return localStorage.getItem(WAITING_EDITS) !== null;
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
 * The state of this page's form: its last result, or that of an edit which is queued or was
 * refused, so that its values are shown again.
 */
export function useWaitingState(answer: FormState | null | undefined): FormState | undefined {
  const { pathname } = useLocation();
  const edit = useWaitingEdits().find((one) => one.path === pathname && one.subject === "");
  if (answer && !answer.waiting) return answer;
  if (!edit) return undefined;
  const values = textsOf(edit.fields);
  return edit.refusal ?? { message: waitingMessage, errors: {}, values, waiting: true };
}
