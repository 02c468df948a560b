import { lazy } from "react";
import { data, Outlet } from "react-router";
import "./ui/styles.css";
import type { Route } from "./+types/root";
import { Document } from "./document/document.tsx";
import { visitorContext } from "./http/context.ts";
import { flashCookie } from "./http/cookies/flash-cookie.ts";
import { PageError } from "./ui/page-error.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const { user, isView, space, brand, demonstration, path, publicUrl, contacts } = visitor;
  const flash = await flashCookie.read(request, visitor);
  const headers = flash ? { "Set-Cookie": await flashCookie.clear(visitor) } : undefined;
  return data(
    { user, isView, space, brand, demonstration, path, publicUrl, contacts, flash },
    { headers },
  );
}

export { shouldRevalidate } from "./http/should-revalidate.ts";

export const Layout = Document;

export default function Root() {
  return <Outlet />;
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
