import { data } from "react-router";
import { unreachable } from "#app/forms/submit-or-explain.ts";
import type { ChatState } from "./answer-chat.ts";

/** For a page's `clientAction`: without a network nothing that was written is lost, and it says so. */
export async function sendOrExplain<T>(request: Request, serverAction: () => Promise<T>) {
  const intent = String((await request.clone().formData()).get("intent") ?? "");
  try {
    return await serverAction();
  } catch (error) {
    // What fetch throws when no answer came.
    if (!(error instanceof TypeError)) throw error;
    const message = unreachable.message;
    return data<ChatState>({ intent, message, errors: {}, values: {} }, { status: 503 });
  }
}
