import { lazy } from "react";
import { data, Outlet } from "react-router";
import "./ui/styles.css";
import "./ui/tokens.css";
import type { Route } from "./+types/root";
import { Document } from "./document/document.tsx";
import { useHydrates } from "./document/page-kind.ts";
import { accountOf } from "./forms/posting-account-field.tsx";
import { visitorContext } from "./http/context.ts";
import { flashCookie } from "./http/cookies/flash-cookie.ts";
import { keepShown } from "./http/keep-shown.ts";
import { LostConnection } from "./ui/lost-connection.tsx";
import { PageError } from "./ui/page-error.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const { user, isView, space, brand, demonstration, path, publicUrl, contacts } = visitor;
  const flash = await flashCookie.read(request, visitor);
  const headers = flash ? { "Set-Cookie": await flashCookie.clear(visitor) } : undefined;
  return data(
    {
      user,
      account: accountOf(visitor),
      isView,
      space,
      brand,
      demonstration,
      path,
      publicUrl,
      contacts,
      flash,
    },
    { headers },
  );
}

export { shouldRevalidate } from "./http/should-revalidate.ts";

export const Layout = Document;

export const clientMiddleware = [keepShown];

export default function Root() {
  const hydrates = useHydrates();
  return (
    <>
      {hydrates ? <LostConnection /> : null}
      <Outlet />
    </>
  );
}

// Rarely needed by a hydrated page, so fetched on demand; a short text replaces it when that fails.
const ErrorPage = lazy(() =>
  import("./layouts/error-page.tsx").then(
    ({ ErrorPage }) => ({ default: ErrorPage }),
    () => ({ default: PageError }),
  ),
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
