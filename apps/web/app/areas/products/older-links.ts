import { type AddressName, at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { withReturn } from "#app/http/signed-in.ts";
import type { Route } from "./+types/older-links";

/** Where the links of the shop's older header lead now. */
const pages: Readonly<Record<string, AddressName & ("signIn" | "register" | "account")>> = {
  "/login": "signIn",
  "/register": "register",
  "/account/infos": "account",
};

/** `/login`, `/register` and `/account/infos`: saved links of the shop's older header. */
export function loader({ url }: Route.LoaderArgs) {
  const page = pages[url.pathname.replace(/\/$/, "")] ?? "signIn";
  throw redirect(page === "signIn" ? withReturn(at("signIn"), at("shopping")) : at(page), 301);
}
