import { at } from "@jdj/contract/paths/addresses";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/report-page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };

export function loader({ context, params }: Route.LoaderArgs) {
  requireUser(context);
  const to = at("shoppingReviews", { id: params.id });
  return {
    crumbs: [
      { to, label: "Avis" },
      { to, label: "Signaler un avis" },
    ],
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  requireUser(context);
  const form = await readForm(request);
  const { reviews } = context.get(apiContext);
  try {
    const reason = textFrom(form, "reason");
    const { message } = await reviews.reportComment({ id: params.review, reason });
    const text = message ?? "";
    const page = at("shoppingReviews", { id: params.id });
    return await redirectWithFlash(context, page, { kind: "success", text });
  } catch (error) {
    return refused(error, form);
  }
}

/** `/shopping/product/:id/avis/:review/signaler`: asks our team to look at a review. */
export default function ReportReview({ params, actionData }: Route.ComponentProps) {
  const field = bindFields(actionData, {});
  return (
    <section className={`${kit.stack4} ${styles.page}`}>
      <Title>Signaler un avis</Title>
      <h1>Signaler un avis</h1>
      <p>
        Notre équipe le relit. Elle retire les injures, les mensonges manifestes et ce qui ne parle
        pas de l’article&nbsp;; un avis sévère reste.
      </p>
      <Form method="post" noValidate className={`${kit.stack4} ${kit.oneColumn}`}>
        {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
        <TextField label="Ce qui ne va pas" lines={3} required {...field("reason")} />
        <div className={kit.toolbar}>
          <Button>Envoyer à notre équipe</Button>
          <a className={kit.tapTarget} href={at("shoppingReviews", { id: params.id })}>
            Annuler
          </a>
        </div>
      </Form>
    </section>
  );
}
