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
import { Toast } from "#app/ui/toast.tsx";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static" };

export async function action({ context, params, request }: Route.ActionArgs) {
  try {
    await context.get(apiContext).content.newsletter.confirm({ token: params.token });
  } catch (error) {
    return refused(error, await readForm(request));
  }
  return null;
}

/**
 * `/newsletter/confirmation/{token}`: confirms by a POST of its own, once the page is visible
 * or the button is pressed; an email scanner that opens the link confirms nothing.
 */
export default function ConfirmNewsletter({ actionData }: Route.ComponentProps) {
  if (actionData === null) return <Confirmed />;
  return (
    <div className={`${kit.page} ${reading.page}`}>
      <Title>Confirmer l’abonnement</Title>
      <meta name="robots" content="noindex" />
      <header className={`${kit.stack3} ${kit.narrow} ${reading.head}`}>
        <h1>{actionData ? "Ce lien ne sert plus" : "Confirmez votre abonnement"}</h1>
      </header>
      <div className={`${kit.itemsStart} ${kit.outlined} ${kit.stack5} ${styles.answer}`}>
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
    <div className={`${kit.page} ${reading.page}`}>
      <Title>{contentMessages.newsletterConfirmed}</Title>
      <meta name="robots" content="noindex" />
      <header className={`${kit.stack3} ${kit.narrow} ${reading.head}`}>
        <h1>{contentMessages.newsletterConfirmed}</h1>
        <p>{contentMessages.newsletterMember}</p>
      </header>
      <div className={`${kit.itemsStart} ${kit.outlined} ${kit.stack5} ${styles.answer}`}>
        <p>
          Le premier e-mail vous attend déjà dans votre boîte. En attendant, nos articles&nbsp;:
        </p>
        <LinkButton to={at("blog")} reloadDocument>
          Lire le blog
        </LinkButton>
      </div>
      <Toast kind="success" text={contentMessages.newsletterMember} />
    </div>
  );
}
