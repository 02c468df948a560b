import { at } from "@jdj/contract/paths/addresses";
import { data } from "react-router";
import { isOfOtherAccount } from "#app/forms/other-account.ts";
import { refusedToOther, unreachable } from "#app/forms/submit-or-explain.ts";
import { isUnanswered } from "#app/http/unanswered.ts";
import {
  currentPerson,
  textsOf,
  type WaitingEdit,
  waitingEdits,
  waitingMessage,
} from "./waiting-edits.ts";

/** The field that marks an edit sent again from this device. */
export const sentAgain = "sent_again";

type Submission<T> = { request: Request; serverAction: () => Promise<T> };

/**
 * For a notebook page's `clientAction`: sends its form; without a network queues it on this device,
 * to be sent later. The form carries the version that was shown, so that nobody's later changes are
 * lost. A command that needs more than fields (`intent`) needs the network.
 * @param onSaved called when the server has saved it, now or later.
 */
export async function sendOrQueue<T>(
  { request, serverAction }: Submission<T>,
  onSaved?: () => void,
) {
  const form = await request.clone().formData();
  const { pathname } = new URL(request.url);
  const thing = { person: currentPerson(), path: pathname, subject: subjectOf(form) };
  const isSentAgain = form.has(sentAgain);
  const isAct = form.has("intent");
  const saved = async () => {
    if (isAct) return;
    onSaved?.();
    if (waitingEdits().some(({ path, subject }) => path === pathname && subject === thing.subject))
      await (await import("./edit-queue.ts")).dropEdit(thing);
  };
  try {
    const answer = await serverAction();
    if (answer === null) await saved();
    return answer;
  } catch (error) {
    if (error instanceof Response) {
      const signedOut = error.headers.get("location")?.startsWith(at("signIn")) ?? false;
      if (signedOut) {
        if (isSentAgain) return data({ ...unreachable, waiting: true }, { status: 503 });
        throw error;
      }
      await saved();
      if (isSentAgain) return null;
      throw error;
    }
    if (isOfOtherAccount(error)) return data(refusedToOther, { status: 409 });
    if (!isUnanswered(error)) throw error;
    if (isSentAgain) return data({ ...unreachable, waiting: true }, { status: 503 });
    if (isAct) return data(unreachable, { status: 503 });
    try {
      const { queueEdit } = await import("./edit-queue.ts");
      await queueEdit({ ...thing, title: document.title.split(" | ")[0] ?? "", fields: [...form] });
    } catch {
      // Storage is full or refused by the browser: the typed values stay in the page.
      return data(unreachable, { status: 503 });
    }
    const waiting = { message: waitingMessage, errors: {}, values: textsOf(form), waiting: true };
    return data(waiting, { status: 503 });
  }
}

/** Deletes an edit whose author chose the stored version. */
export async function discardEdit(edit: WaitingEdit): Promise<void> {
  await (await import("./edit-queue.ts")).dropEdit(edit);
}

/** What a form edits, where a page has several: a task, or a save of new rows by its own key. */
function subjectOf(form: FormData): string {
  const subject = form.get("planning_id") ?? form.get("idempotency_key");
  return typeof subject === "string" ? subject : "";
}
