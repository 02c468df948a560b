import { at } from "@jdj/contract/paths/addresses";
import type { OwnProduct } from "@jdj/contract/products/seller-products";
import { Form } from "#app/forms/form.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";

/** The public page of a product. */
const pageOf = ({ id, kind }: OwnProduct) =>
  at(kind === "product" ? "shoppingProduct" : "shoppingService", { id });

/** Whether a product is on sale, and the button that changes it. */
export function Publication({ own }: { own: OwnProduct }) {
  if (own.state === "suspended")
    return (
      <Note tone="warning">
        Notre équipe a retiré cet article.{" "}
        {own.suspension_reason ? <>Motif&nbsp;: {own.suspension_reason} </> : null}
        <a href={at("contact")}>Écrivez-nous</a> pour le remettre en vente.
      </Note>
    );
  const isOnline = own.state === "online";
  return (
    <Form method="post" className={kit.toolbar}>
      <Badge tone={isOnline ? "good" : "waiting"}>{isOnline ? "En vente" : "Brouillon"}</Badge>
      {isOnline ? (
        <>
          <a href={pageOf(own)}>Voir la page</a>
          <Button variant="quiet" name="intent" value="unpublish">
            Retirer de la vente
          </Button>
        </>
      ) : (
        <Button name="intent" value="publish">
          Mettre en vente
        </Button>
      )}
    </Form>
  );
}

/** Removes a product for good, after a question. */
export function RemoveProduct() {
  return (
    <div>
      <Button type="button" variant="quiet" data-opens="supprimer">
        Supprimer cet article
      </Button>
      <ConfirmDialog
        id="supprimer"
        title={"Supprimer cet article\u00a0?"}
        fields={{ intent: "remove" }}
        yes="Oui, supprimer"
      >
        <p>Personne ne le trouve plus, vous non plus. Ses commandes tiennent.</p>
      </ConfirmDialog>
    </div>
  );
}
