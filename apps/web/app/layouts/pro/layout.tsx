import { at } from "@jdj/contract/paths/addresses";
import { providerAccountRefusals } from "@jdj/contract/providers/team-messages";
import { isRouteErrorResponse, Outlet } from "react-router";
import { Title } from "#app/document/title.tsx";
import { visitorContext } from "#app/http/context.ts";
import { noShop } from "#app/http/require-provider.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PageError } from "#app/ui/page-error.tsx";
import type { Route } from "./+types/layout";
import { ProShell } from "./shell.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { provider } = context.get(visitorContext);
  return { shop: provider?.shop ?? null, unread: provider?.unread ?? null };
}

/** The providers' space around its pages. */
export default function ProLayout({ loaderData }: Route.ComponentProps) {
  return (
    <ProShell {...loaderData}>
      <Outlet />
    </ProShell>
  );
}

/** An error of a page, or an account without a shop, within the same space. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const hasNoShop = isRouteErrorResponse(error) && error.data === noShop;
  return (
    <ProShell shop={loaderData?.shop ?? null} unread={loaderData?.unread ?? null}>
      {hasNoShop ? <NoShop /> : <PageError error={error} />}
    </ProShell>
  );
}

/** Shown to an account that belongs to no shop: not activated yet, or removed from a team. */
function NoShop() {
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
