import { at } from "@jdj/contract/paths/addresses";
import { providerAccountRefusals } from "@jdj/contract/providers/team-messages";
import { Title } from "#app/document/title.tsx";
import { LinkButton } from "#app/ui/button.tsx";

/** Shown to an account that belongs to no shop: not activated yet, or removed from a team. */
export function NoShop() {
  return (
    <section aria-labelledby="sans-boutique">
      <Title>Sans boutique</Title>
      <h1 id="sans-boutique">Pas encore de boutique</h1>
      <p>{providerAccountRefusals["no-shop"].message}</p>
      <LinkButton to={at("onboarding")} reloadDocument>
        Demander une boutique
      </LinkButton>
    </section>
  );
}
