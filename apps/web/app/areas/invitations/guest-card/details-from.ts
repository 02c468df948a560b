import type { Details } from "#app/areas/invitations/answer-invitation.ts";
import { textFrom } from "#app/forms/form-fields.ts";

/** The companions, ceremonies and replies of an answer's form; only those that it asked for. */
export function detailsFrom(form: FormData): Details {
  const companions = textFrom(form, "companions");
  const replies = new Map<number, string[]>();
  for (const name of form.keys()) {
    // One field for each person of the party, in their order.
    const id = Number(/^question_(\d+)_\d+$/.exec(name)?.[1]);
    if (id > 0) replies.set(id, [...(replies.get(id) ?? []), textFrom(form, name)]);
  }
  return {
    ...(companions === "" ? {} : { companions: Number(companions) || 0 }),
    ...(form.has("asks_ceremonies")
      ? { ceremonies: form.getAll("ceremony").map(Number).filter(Boolean) }
      : {}),
    ...(replies.size === 0
      ? {}
      : { replies: [...replies].map(([question_id, values]) => ({ question_id, values })) }),
  };
}
