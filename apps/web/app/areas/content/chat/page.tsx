import { contentMessages } from "@jdj/contract/content/messages";
import { fieldErrorsOf, INVALID_INPUT_MESSAGE } from "@jdj/contract/glue/refusals";
import { Form } from "react-router";
import { at } from "../../../addresses.ts";
import { apiContext } from "../../../context.ts";
import { redirectWithFlash } from "../../../flash.ts";
import { textFrom } from "../../../form-fields.ts";
import { refused, refusedFields } from "../../../form-state.ts";
import type { PageHandle } from "../../../page-kind.ts";
import { PublicHead } from "../../../public-head.tsx";
import { ErrorNote } from "../../../ui/error-note.tsx";
import newsletter from "../newsletter/page.module.css";
import reading from "../reading.module.css";
import { isRobot } from "../robot.ts";
import type { Route } from "./+types/page";
import { ChatFields } from "./chat-fields.tsx";

export const handle: PageHandle = { page: "reader", kept: true };

const prefix = "chat_";

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    if (!isRobot(form)) {
      await context.get(apiContext).content.contact.leaveMessage({
        name: textFrom(form, `${prefix}name`),
        email: textFrom(form, `${prefix}email`),
        msg: textFrom(form, `${prefix}msg`),
      });
    }
  } catch (error) {
    const errors = fieldErrorsOf(error);
    if (errors === null) return refused(error, form);
    const named = Object.entries(errors).map(([name, sentences]) => [prefix + name, sentences]);
    return refusedFields(Object.fromEntries(named), form, INVALID_INPUT_MESSAGE);
  }
  return redirectWithFlash(at("home"), { kind: "success", text: contentMessages.contactSent });
}

/** `/ecrivez-nous`: where the chat box's form arrives; shown when something in it must be mended. */
export default function Chat({ actionData }: Route.ComponentProps) {
  return (
    <div className={reading.page}>
      <PublicHead
        title="Écrivez-nous"
        description="Laissez-nous un mot, nous répondons par email."
        path={at("chat")}
      />
      <header className={reading.head}>
        <h1>Écrivez-nous</h1>
        <p>Laissez-nous un mot&nbsp;: nous répondons par email.</p>
      </header>
      <Form method="post" noValidate className={newsletter.form}>
        {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
        <ChatFields {...(actionData ? { state: actionData } : {})} />
      </Form>
    </div>
  );
}
