import { data } from "react-router";
import type { PageHandle } from "../../page-kind.ts";

export const handle: PageHandle = { page: "reader" };

/** Any address that no route takes. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
