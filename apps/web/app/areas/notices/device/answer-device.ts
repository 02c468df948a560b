import { refusalMessage } from "@jdj/contract/call/refusals";
import type { Client } from "@jdj/contract/client";
import { noticeMessages } from "@jdj/contract/notices/messages";
import { textFrom } from "#app/forms/form-fields.ts";

type DeviceCalls = Pick<Client["notices"]["customer"], "subscribe" | "unsubscribe">;

const say = (status: number, message = "") =>
  Response.json({ ok: status === 200, message }, { status });

/** What answers a browser of which nobody is signed in. */
export const deviceOfNobody = () => say(401, noticeMessages.deviceOfNobody);

/** Lets notices reach the browser that a form of a script describes, or no longer; answers in JSON. */
export async function answerDevice(calls: DeviceCalls, form: FormData): Promise<Response> {
  const endpoint = textFrom(form, "endpoint");
  try {
    if (textFrom(form, "intent") === "off") await calls.unsubscribe({ endpoint });
    else {
      const replaces = textFrom(form, "replaces");
      await calls.subscribe({
        ...{ endpoint, p256dh: textFrom(form, "p256dh"), auth: textFrom(form, "auth") },
        ...(replaces === "" ? {} : { replaces }),
      });
    }
  } catch (error) {
    const message = refusalMessage(error);
    if (message === null) throw error;
    return say(409, message);
  }
  return say(200);
}
