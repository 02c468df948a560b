import { refusalMessage } from "@jdj/contract/call/refusals";
import { textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import type { Route } from "./+types/test-send";
import { draftMessage } from "./draft-message.ts";

/** The result of a test sent to the host. */
export type TestAnswer = { sent: boolean; message: string };

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    const { campaigns } = context.get(apiContext);
    const { message } = await campaigns.campaigns.testCampaign({
      ...draftMessage(form),
      message_design_id: textFrom(form, "message_design_id") || undefined,
      subject: textFrom(form, "subject"),
    });
    return Response.json({ sent: true, message } satisfies TestAnswer);
  } catch (error) {
    const message = refusalMessage(error);
    if (message === null) throw error;
    return Response.json({ sent: false, message } satisfies TestAnswer);
  }
}
