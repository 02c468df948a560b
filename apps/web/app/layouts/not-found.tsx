import { data } from "react-router";
import type { PageHandle } from "#app/document/page-kind.ts";
import { ErrorPage } from "./error-page.tsx";

export const handle: PageHandle = { page: "static" };

const nothingHere = data(null, { status: 404 });

/** Any address that no route takes. */
export function loader() {
  throw nothingHere;
}

export default function NotFound() {
  return <ErrorPage error={nothingHere} />;
}
