import { VIEW_MINUTES } from "@jdj/contract/accounts/view-minutes";
import { ownCookie } from "./own-cookie.ts";

const isToken = (value: unknown): value is string =>
  typeof value === "string" && /^view-[\w-]+$/.test(value);

/**
 * The token by which a member of staff looks at a customer's notebook, to read only. The API sets it
 * (`http/view-cookie.ts`), and it serves nothing else.
 */
export const viewCookie = ownCookie("view", isToken, {
  maxAge: VIEW_MINUTES * 60,
  sameSite: "strict",
});
