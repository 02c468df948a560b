import { proposedPurposes } from "@jdj/contract/invitations/sequence-steps";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider } from "react-router";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { offsetFrom } from "./offset-from.ts";

/** Carries out a button of the sequence: prepares messages, plans one or all, or unplans one. */
export async function changeSequence(context: Readonly<RouterContextProvider>, form: FormData) {
  const { id: eventId } = await openEvent(context);
  const { messageSequence } = context.get(apiContext).invitations;
  const id = textFrom(form, "id");
  try {
    const { message } = await change();
    return redirectWithFlash(context, at("messageSequence"), { kind: "success", text: message });
  } catch (error) {
    return refused(error, form);
  }

  function change(): Promise<{ message: string }> {
    switch (textFrom(form, "act")) {
      case "prepare":
        return messageSequence.prepare({
          eventId,
          purposes: proposedPurposes.filter((one) => textFrom(form, `purpose-${one}`) === "1"),
          channel_id: textFrom(form, "channel_id"),
        });
      case "planAll":
        return messageSequence.planAll({ eventId });
      case "plan":
        return messageSequence.plan({
          id,
          offset_days: textFrom(form, "offset_days"),
          hour: textFrom(form, "hour"),
        });
      case "planDay":
        return messageSequence.plan({
          id,
          offset_days: offsetFrom(form),
          hour: textFrom(form, "hour"),
        });
      case "unplan":
        return messageSequence.unplan({ id });
      default:
        throw data(null, { status: 400 });
    }
  }
}
