import { lazy } from "react";
import { data, Outlet } from "react-router";
import "./ui/styles.css";
import type { Route } from "./+types/root";
import { Document } from "./document/document.tsx";
import { visitorContext } from "./http/context.ts";
import { clearFlash, readFlash } from "./http/flash.ts";
import { PageError } from "./ui/page-error.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const { user, brand, demonstration, path, publicUrl, contacts } = context.get(visitorContext);
  const flash = readFlash(request);
  const headers = flash ? { "Set-Cookie": clearFlash } : undefined;
  return data({ user, brand, demonstration, path, publicUrl, contacts, flash }, { headers });
}

export { hasMoved as shouldRevalidate } from "./http/has-moved.ts";

export const Layout = Document;

export default function Root() {
  return <Outlet />;
}

// Rarely needed by a hydrated page, so fetched on demand; a short text stands in when that fails.
const ErrorPage = lazy(() =>
  import("./ui/error-page.tsx").then(
    ({ ErrorPage }) => ({ default: ErrorPage }),
    () => ({ default: PageError }),
  ),
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
