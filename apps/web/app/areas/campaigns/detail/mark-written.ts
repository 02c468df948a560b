import { textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { requireUser } from "#app/http/signed-in.ts";
import type { Route } from "./+types/mark-written";

/** Marks that the host opened WhatsApp to write to a guest, or takes the mark back. */
export async function action({ context, params, request }: Route.ActionArgs) {
  requireUser(context);
  const form = await readForm(request);
  const { campaigns } = context.get(apiContext);
  await found(
    campaigns.deliveries.markWritten({
      id: Number(params.id),
      guest_id: Number(textFrom(form, "guest")),
      written: textFrom(form, "written") === "1",
    }),
  );
  return new Response(null, { status: 204 });
}
