import { at } from "@jdj/contract/paths/addresses";
import { dateIn } from "@jdj/french/dates";
import { redirect } from "react-router";
import type { PageHandle } from "#app/document/page-kind.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { askedReturn, returnAddress } from "#app/http/signed-in.ts";
import type { Route } from "./+types/page";
import { answerRegistration } from "./answer.ts";
import { CodeForm } from "./code-form.tsx";
import { isCodeStep } from "./code-step.ts";
import { RegistrationClosed } from "./registration-closed.tsx";
import { RegistrationForm } from "./registration-form.tsx";

export const handle: PageHandle = { page: "static", cachedBy: ["retour", "depuis", "mode"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  if (context.get(visitorContext).user)
    throw redirect(returnAddress(askedReturn(request.url), at("summary")));
  const { notebook, accounts } = context.get(apiContext);
  const [{ data: eventTypes }, methods] = await Promise.all([
    notebook.events.eventTypes(),
    accounts.registrationMethods.registrationMethods(),
  ]);
  const asked = new URL(request.url).searchParams;
  return {
    eventTypes,
    methods,
    // Most register from a phone, with its number.
    asked: asked.get("mode") ?? "telephone",
    back: askedReturn(request.url),
    today: dateIn(new Date()),
  };
}

export function action({ context, request }: Route.ActionArgs) {
  return answerRegistration(context, request);
}

/** `/inscription`: the form, then the code for those who register by phone. */
export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.methods.email && !loaderData.methods.phone) return <RegistrationClosed />;
  return isCodeStep(actionData) ? (
    <CodeForm {...actionData} />
  ) : (
    <RegistrationForm {...loaderData} state={actionData} />
  );
}
