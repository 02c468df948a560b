import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";

/** `/n`: the short address of an SMS leads to the page of notices, which asks for the session. */
export function loader() {
  throw redirect(at("notices"), { headers: { "X-Robots-Tag": "noindex" } });
}
