import { contentMessages } from "@jdj/contract/content/messages";
import { Form } from "react-router";
import { at } from "../../../../addresses.ts";
import { apiContext } from "../../../../context.ts";
import { refused } from "../../../../form-state.ts";
import type { PageHandle } from "../../../../page-kind.ts";
import { Title } from "../../../../title.tsx";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { ErrorNote } from "../../../../ui/error-note.tsx";
import { Toast } from "../../../../ui/toast.tsx";
import reading from "../../reading.module.css";
import styles from "../page.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "reader" };

export async function action({ context, params, request }: Route.ActionArgs) {
  try {
    await context.get(apiContext).content.newsletter.confirm({ token: params.token });
  } catch (error) {
    return refused(error, await request.formData());
  }
  return null;
}

/**
 * `/newsletter/confirmation/{token}`: confirms for a person, by its own POST, once the page is
 * looked at or the button pressed; a scanner of letters that opens the link confirms nothing.
 */
export default function ConfirmNewsletter({ actionData }: Route.ComponentProps) {
  if (actionData === null) return <Confirmed />;
  return (
    <div className={reading.page}>
      <Title>Confirmer l’abonnement</Title>
      <meta name="robots" content="noindex" />
      <header className={reading.head}>
        <h1>{actionData ? "Ce lien ne sert plus" : "Confirmez votre abonnement"}</h1>
      </header>
      <div className={styles.answer}>
        {actionData ? (
          <>
            <ErrorNote>{actionData.message}</ErrorNote>
            <LinkButton to={at("newsletter")} reloadDocument>
              S’abonner de nouveau
            </LinkButton>
          </>
        ) : (
          <Form method="post" data-answers>
            <Button>Confirmer mon abonnement</Button>
          </Form>
        )}
      </div>
    </div>
  );
}

function Confirmed() {
  return (
    <div className={reading.page}>
      <Title>{contentMessages.newsletterConfirmed}</Title>
      <meta name="robots" content="noindex" />
      <header className={reading.head}>
        <h1>{contentMessages.newsletterConfirmed}</h1>
        <p>{contentMessages.newsletterMember}</p>
      </header>
      <div className={styles.answer}>
        <p>
          La première lettre vous attend déjà dans votre boîte. En attendant, nos articles&nbsp;:
        </p>
        <LinkButton to={at("blog")} reloadDocument>
          Lire le blog
        </LinkButton>
      </div>
      <Toast kind="success" text={contentMessages.newsletterMember} />
    </div>
  );
}
