import { refusalMessage } from "@jdj/contract/call/refusals";
import type { Client } from "@jdj/contract/client";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider } from "react-router";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { dateFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";

type Fields = Parameters<Client["notebook"]["groupLinks"]["addGroupLink"]>[0];

/** A group as its form sends it. */
function fieldsFrom(form: FormData): Fields {
  const isTicked = (name: string) => textFrom(form, name) === "1";
  return {
    event_id: textFrom(form, "event_id"),
    name: textFrom(form, "name"),
    seats: textFrom(form, "seats").replace(/\s/g, ""),
    closes_on: dateFrom(form, "closes_on"),
    needs_approval: isTicked("needs_approval"),
    counts_companions: isTicked("counts_companions"),
    shows_left: isTicked("shows_left"),
  };
}

/** Makes a group's link, and leads to its page. */
export async function createGroup(context: Readonly<RouterContextProvider>, request: Request) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  try {
    const { groupLinks } = context.get(apiContext).notebook;
    const { id, message } = await groupLinks.addGroupLink(fieldsFrom(form));
    return redirectWithFlash(context, at("groupLink", { id }), {
      kind: "success",
      text: message ?? "",
    });
  } catch (error) {
    return refused(error, form);
  }
}

/** Carries out a form of the page of a group, by its `intent`. @param here the page, with its filter */
export async function changeGroup(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { id: link_id, here }: { id: string; here: string },
) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  const { groupLinks } = context.get(apiContext).notebook;
  const ofLink = { event_id: textFrom(form, "event_id"), link_id };
  const ofRegistration = { ...ofLink, id: textFrom(form, "id") };
  const calls: Record<string, () => Promise<{ message?: string | undefined }>> = {
    save: () =>
      groupLinks.saveGroupLink({
        ...fieldsFrom(form),
        link_id,
        version: textFrom(form, "version"),
      }),
    open: () => groupLinks.openGroupLink({ ...ofLink, open: true }),
    close: () => groupLinks.openGroupLink({ ...ofLink, open: false }),
    remove: () => groupLinks.removeGroupLink(ofLink),
    accept: () => groupLinks.judgeRegistration({ ...ofRegistration, decision: "accept" }),
    refuse: () => groupLinks.judgeRegistration({ ...ofRegistration, decision: "refuse" }),
    told: () => groupLinks.noteTold(ofRegistration),
  };
  const intent = textFrom(form, "intent");
  const call = calls[intent];
  if (!call) throw data(null, { status: 400 });
  try {
    const { message } = await call();
    const to = intent === "remove" ? at("groupLinks") : here;
    return redirectWithFlash(context, to, { kind: "success", text: message ?? "" });
  } catch (error) {
    if (intent === "save") return refused(error, form);
    const text = refusalMessage(error);
    if (text === null) throw error;
    return redirectWithFlash(context, here, { kind: "error", text });
  }
}
