import { data, type RouterContextProvider } from "react-router";
import { visitorContext } from "#app/http/context.ts";

/** The gallery is for those who build: it exists in development and in demonstration only. */
export function onlyInDemonstration({
  context,
}: {
  context: Readonly<RouterContextProvider>;
}): null {
  const { demonstration } = context.get(visitorContext);
  if (!demonstration && !import.meta.env.DEV) throw data(null, { status: 404 });
  return null;
}
