import { isRouteErrorResponse } from "react-router";
import { useSite } from "#app/document/site.ts";
import { Title } from "#app/document/title.tsx";
import { isOfOtherAccount, otherAccountMessage } from "#app/forms/other-account.ts";
import { LinkButton } from "./button.tsx";
import { ErrorNote } from "./error-note.tsx";

/** An error inside a layout that still renders: what happened, and « Réessayer ». */
export function PageError({ error }: { error: unknown }) {
  const { path } = useSite();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <Title>{missing ? "Introuvable" : "Une erreur est survenue"}</Title>
      <h1>{missing ? "Introuvable" : "Le fil s’est rompu"}</h1>
      <ErrorNote>
        {missing
          ? "Cet élément est introuvable ou n’existe plus."
          : isOfOtherAccount(error)
            ? otherAccountMessage
            : "Une erreur est survenue de notre côté. Ce que vous aviez enregistré est intact."}
      </ErrorNote>
      <p>
        <LinkButton to={path} reloadDocument variant="plain">
          Réessayer
        </LinkButton>
      </p>
    </>
  );
}
