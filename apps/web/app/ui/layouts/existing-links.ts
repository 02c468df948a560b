import { type AddressName, patterns } from "@jdj/contract/paths/addresses";
import { useContext } from "react";
import { UNSAFE_FrameworkContext as FrameworkContext } from "react-router";

/** A link to a page by its name. */
export type NamedLink = { name: AddressName; label: string };

/** Of a list of links, those whose page exists: a menu may be written whole before its pages are. */
export function useExistingLinks<Link extends NamedLink>(links: readonly Link[]): Link[] {
  const routes = useContext(FrameworkContext)?.manifest.routes ?? {};
  const known = new Set(Object.values(routes).map((route) => `/${route?.path ?? ""}`));
  return links.filter(({ name }) => known.has(patterns[name].replace(/^\/*/, "/")));
}
