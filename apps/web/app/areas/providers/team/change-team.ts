import { at } from "@jdj/contract/paths/addresses";
import { TeamRole } from "@jdj/contract/providers/team-role";
import type { RouterContextProvider } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";

type Context = Readonly<RouterContextProvider>;

/** Makes the call of a form of the page. */
async function change(context: Context, form: FormData) {
  const { team } = context.get(apiContext).providers;
  const teamMemberId = Number(textFrom(form, "member"));
  const role = TeamRole.catch("member").parse(textFrom(form, "role"));
  switch (textFrom(form, "intent")) {
    case "role":
      return team.setRole({ teamMemberId, role });
    case "remove":
      return team.remove({ teamMemberId });
    case "cancel":
      return team.cancelInvitation({ invitationId: Number(textFrom(form, "invitation")) });
    default:
      return team.invite({ email: textFrom(form, "email"), role });
  }
}

/** Answers the forms of the team's page; somebody who has left signs in anew. */
export async function changeTeam(context: Context, request: Request) {
  requireProvider(context);
  const form = await readForm(request);
  try {
    const { message = "" } = await change(context, form);
    const isOver = textFrom(form, "intent") === "remove" && form.has("self");
    const goal = isOver ? at("proSignIn") : at("proTeam");
    return redirectWithFlash(context, goal, { kind: "success", text: message });
  } catch (error) {
    return refused(error, form);
  }
}
