import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import type { Route } from "./+types/device";
import { answerDevice, deviceOfNobody } from "./answer-device.ts";

export function loader() {
  return redirect(at("noticeChoices"));
}

/** `/notifications/appareil`: answers the script of the choices, and the service worker. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  if (context.get(visitorContext).user === null) return deviceOfNobody();
  return answerDevice(context.get(apiContext).notices.customer, form);
}
