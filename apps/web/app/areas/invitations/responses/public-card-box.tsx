import type { ResponsesOverview } from "@jdj/contract/invitations/responses";
import { useSite } from "#app/document/site.ts";
import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { ShareButton } from "#app/ui/links/share-button.tsx";
import styles from "./page.module.css";

/** The public card: its link to share, and whether people may add themselves by it. */
export function PublicCardBox({ card }: { card: ResponsesOverview["public_card"] }) {
  const { publicUrl } = useSite();
  const isOpen = card?.open === true;
  return (
    <section
      className={`${kit.stack3} ${kit.oneColumn} ${styles.publicCard}`}
      aria-labelledby="carte-publique"
    >
      <h2 id="carte-publique">Votre carte publique</h2>
      <p>
        {isOpen
          ? "Qui reçoit ce lien peut s’ajouter lui-même\u00a0; vous validez ensuite chaque personne."
          : "Un lien à partager, par lequel chacun s’ajoute lui-même. Vous validez ensuite chaque personne."}
      </p>
      {card && isOpen ? (
        <ShareButton address={`${publicUrl}${card.path}`} title="Carte publique" shown />
      ) : null}
      <Form method="post">
        <Button name="intent" value={isOpen ? "close-card" : "open-card"} look="plain">
          {isOpen ? "Fermer les inscriptions" : "Ouvrir la carte publique"}
        </Button>
      </Form>
    </section>
  );
}
