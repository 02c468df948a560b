import { data, type RouterContextProvider } from "react-router";
import { visitorContext } from "#app/http/context.ts";

/** The gallery is for developers: it exists only outside of production. */
export function onlyInDevelopment({ context }: { context: Readonly<RouterContextProvider> }): null {
  const { developing } = context.get(visitorContext);
  if (!developing) throw data(null, { status: 404 });
  return null;
}
