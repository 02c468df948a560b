import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import type { Route } from "./+types/provider-device";
import { answerDevice, deviceOfNobody } from "./answer-device.ts";

export function loader() {
  return redirect(at("proNoticeChoices"));
}

/** `/pro/notifications/appareil`: the same for a member of a provider's team. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  if (context.get(visitorContext).provider === null) return deviceOfNobody();
  return answerDevice(context.get(apiContext).notices.provider, form);
}
