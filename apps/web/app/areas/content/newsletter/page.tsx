import { fieldErrorsOf, INVALID_INPUT_MESSAGE, refusal } from "@jdj/contract/call/refusals";
import { contentMessages } from "@jdj/contract/content/messages";
import { at } from "@jdj/contract/paths/addresses";
import reading from "#app/areas/content/reading.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { returnAddress } from "#app/http/signed-in.ts";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";
import { NewsletterForm } from "./newsletter-form.tsx";
import styles from "./page.module.css";

const prefix = "newsletter_";

/** What the form asks of the call. */
function newsletterFrom(form: FormData) {
  return {
    email: textFrom(form, `${prefix}email`),
    sexe: textFrom(form, `${prefix}sexe`),
    consent: textFrom(form, `${prefix}consent`),
  };
}

/** The call's refusal under the names of the form's fields. */
function refusedNewsletter(error: unknown, form: FormData) {
  const errors = fieldErrorsOf(error);
  if (errors === null) return refused(error, form, refusal("busy").message);
  const named = Object.entries(errors).map(([name, sentences]) => [prefix + name, sentences]);
  return refusedFields(Object.fromEntries(named), form, INVALID_INPUT_MESSAGE);
}

export const handle: PageHandle = { page: "static", cachedBy: [] };

export async function loader({ context }: Route.LoaderArgs) {
  const methods = await context.get(apiContext).accounts.registrationMethods.registrationMethods();
  return { isOpen: methods.email };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    await context.get(apiContext).content.newsletter.subscribe(newsletterFrom(form));
  } catch (error) {
    return refusedNewsletter(error, form);
  }
  return redirectWithFlash(context, returnAddress(textFrom(form, "retour"), at("home")), {
    kind: "success",
    text: contentMessages.newsletterTaken,
  });
}

/** `/newsletter`: the page of a posted newsletter form that has errors. */
export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const returnTo = actionData?.values.retour ?? at("home");
  return (
    <div className={`${kit.page} ${reading.page}`}>
      <PublicHead
        title="Newsletter"
        description="Recevez nos conseils pour préparer votre fête en Côte d’Ivoire. Confirmation par e-mail, désabonnement en un clic."
        path={at("newsletter")}
      />
      <header className={`${kit.stack3} ${kit.narrow} ${reading.head}`}>
        <h1>La Newsletter</h1>
        <p>
          {loaderData.isOpen
            ? "Un e-mail vous demandera de confirmer\u00a0: rien ne part sans votre accord."
            : "L’envoi d’e-mails n’est pas disponible pour le moment\u00a0: revenez bientôt pour vous abonner."}
        </p>
      </header>
      {loaderData.isOpen ? (
        <div className={`${kit.outlined} ${kit.stack5} ${styles.form}`}>
          {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
          <NewsletterForm returnTo={returnTo} {...(actionData ? { state: actionData } : {})} />
        </div>
      ) : null}
    </div>
  );
}
