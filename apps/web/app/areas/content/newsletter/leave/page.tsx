import { contentMessages } from "@jdj/contract/content/messages";
import { Form } from "react-router";
import { at } from "../../../../addresses.ts";
import { apiContext } from "../../../../context.ts";
import { refused } from "../../../../form-state.ts";
import type { PageHandle } from "../../../../page-kind.ts";
import { Title } from "../../../../title.tsx";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { ErrorNote } from "../../../../ui/error-note.tsx";
import reading from "../../reading.module.css";
import styles from "../page.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "reader" };

/** Also what a mailbox posts when « Se désabonner » is pressed there (RFC 8058). */
export async function action({ context, params, request }: Route.ActionArgs) {
  try {
    await context.get(apiContext).content.newsletter.leave({ token: params.token });
  } catch (error) {
    return refused(error, await request.formData());
  }
  return null;
}

/** `/newsletter/depart/{token}`: one press, and no more letters. */
export default function LeaveNewsletter({ actionData }: Route.ComponentProps) {
  const left = actionData === null;
  return (
    <div className={reading.page}>
      <Title>Quitter la Newsletter</Title>
      <meta name="robots" content="noindex" />
      <header className={reading.head}>
        <h1>{left ? "C’est noté" : "Quitter la Newsletter"}</h1>
        {left ? <p role="status">{contentMessages.newsletterLeft}</p> : null}
      </header>
      <div className={styles.answer}>
        {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
        {left ? (
          <LinkButton to={at("home")} reloadDocument look="plain">
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
