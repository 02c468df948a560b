import { isRouteErrorResponse, Outlet } from "react-router";
import { visitorContext } from "#app/http/context.ts";
import { noShop } from "#app/http/require-provider.ts";
import { PageError } from "#app/ui/page-error.tsx";
import type { Route } from "./+types/layout";
import { NoShop } from "./no-shop.tsx";
import { ProShell } from "./shell.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return { shop: context.get(visitorContext).provider?.shop ?? null };
}

/** The providers' space around its pages. */
export default function ProLayout({ loaderData }: Route.ComponentProps) {
  return (
    <ProShell shop={loaderData.shop}>
      <Outlet />
    </ProShell>
  );
}

/** An error of a page, or an account without a shop, within the same space. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const hasNoShop = isRouteErrorResponse(error) && error.data === noShop;
  return (
    <ProShell shop={loaderData?.shop ?? null}>
      {hasNoShop ? <NoShop /> : <PageError error={error} />}
    </ProShell>
  );
}
