import { fieldErrorsOf, INVALID_INPUT_MESSAGE, refusal } from "@jdj/contract/call/refusals";
import { contentMessages } from "@jdj/contract/content/messages";
import { at } from "@jdj/contract/paths/addresses";
import { isHoneypotFilled } from "#app/areas/content/filled-honeypot.ts";
import newsletter from "#app/areas/content/newsletter/page.module.css";
import reading from "#app/areas/content/reading.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { Form } from "#app/forms/form.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";
import { ChatFields } from "./chat-fields.tsx";

export const handle: PageHandle = { page: "static", cachedBy: [] };

const prefix = "chat_";

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    if (!isHoneypotFilled(form)) {
      await context.get(apiContext).content.contact.leaveMessage({
        name: textFrom(form, `${prefix}name`),
        email: textFrom(form, `${prefix}email`),
        msg: textFrom(form, `${prefix}msg`),
      });
    }
  } catch (error) {
    const errors = fieldErrorsOf(error);
    if (errors === null) return refused(error, form, refusal("busy").message);
    const named = Object.entries(errors).map(([name, sentences]) => [prefix + name, sentences]);
    return refusedFields(Object.fromEntries(named), form, INVALID_INPUT_MESSAGE);
  }
  return redirectWithFlash(context, at("home"), {
    kind: "success",
    text: contentMessages.contactSent,
  });
}

/** `/ecrivez-nous`: the page of a posted chat form that has errors. */
export default function Chat({ actionData }: Route.ComponentProps) {
  return (
    <div className={`${kit.page} ${reading.page}`}>
      <PublicHead
        title="Écrivez-nous"
        description="Laissez-nous un mot, nous répondons par e-mail."
        path={at("chat")}
      />
      <header className={`${kit.stack3} ${kit.narrow} ${reading.head}`}>
        <h1>Écrivez-nous</h1>
        <p>Laissez-nous un mot&nbsp;: nous répondons par e-mail.</p>
      </header>
      <Form method="post" noValidate className={`${kit.outlined} ${kit.stack5} ${newsletter.form}`}>
        {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
        <ChatFields {...(actionData ? { state: actionData } : {})} />
      </Form>
    </div>
  );
}
