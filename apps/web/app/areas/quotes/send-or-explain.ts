import { data } from "react-router";
import { isOfOtherAccount, otherAccountMessage } from "#app/forms/other-account.ts";
import { unreachable } from "#app/forms/submit-or-explain.ts";
import { isPassing } from "#app/http/unanswered.ts";
import type { ChatState } from "./answer-chat.ts";

/**
 * For a page's `clientAction`: without a network, or while the server fails, nothing that was written
 * is lost. A message is marked as unsent, and sent again with its key; any other form says why.
 */
export async function sendOrExplain<T>(request: Request, serverAction: () => Promise<T>) {
  const form = await request.clone().formData();
  const intent = String(form.get("intent") ?? "");
  try {
    return await serverAction();
  } catch (error) {
    const isOther = isOfOtherAccount(error);
    if (!isOther && !isPassing(error)) throw error;
    const message = isOther ? otherAccountMessage : unreachable.message;
    const values: Record<string, string> = {};
    for (const [name, value] of form) if (typeof value === "string") values[name] = value;
    const state: ChatState = { intent, message, isUnsent: !isOther, errors: {}, values };
    return data(state, { status: isOther ? 409 : 503 });
  }
}
