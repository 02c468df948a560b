import { contentMessages } from "@jdj/contract/content/messages";
import { at } from "@jdj/contract/paths/addresses";
import styles from "#app/areas/content/newsletter/page.module.css";
import reading from "#app/areas/content/reading.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { Form } from "#app/forms/form.tsx";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static" };

/** Also what a mailbox posts when « Se désabonner » is pressed there (RFC 8058). */
export async function action({ context, params, request }: Route.ActionArgs) {
  try {
    await context.get(apiContext).content.newsletter.leave({ token: params.token });
  } catch (error) {
    return refused(error, await readForm(request));
  }
  return null;
}

/** `/newsletter/depart/{token}`: one press ends the newsletter. */
export default function LeaveNewsletter({ actionData }: Route.ComponentProps) {
  const left = actionData === null;
  return (
    <div className={`${kit.page} ${reading.page}`}>
      <Title>Quitter la Newsletter</Title>
      <meta name="robots" content="noindex" />
      <header className={`${kit.stack3} ${kit.narrow} ${reading.head}`}>
        <h1>{left ? "C’est noté" : "Quitter la Newsletter"}</h1>
        {left ? <p role="status">{contentMessages.newsletterLeft}</p> : null}
      </header>
      <div className={`${kit.itemsStart} ${kit.outlined} ${kit.stack5} ${styles.answer}`}>
        {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
        {left ? (
          <LinkButton to={at("home")} reloadDocument variant="plain">
            Retour à l’accueil
          </LinkButton>
        ) : (
          <Form method="post">
            <Button>Me désabonner</Button>
          </Form>
        )}
      </div>
    </div>
  );
}
