import { ownCookie } from "./own-cookie.ts";

/** A message for the page after a redirect, shown once as a toast. */
export type Flash = {
  kind: "success" | "error" | "info";
  text: string;
  /** The address or number that the sign-in page fills in. */
  account?: string;
};

function isFlash(value: unknown): value is Flash {
  if (typeof value !== "object" || value === null) return false;
  if (!("kind" in value && "text" in value)) return false;
  const known = value.kind === "success" || value.kind === "error" || value.kind === "info";
  const named = !("account" in value) || isAccount(value.account);
  return known && named && typeof value.text === "string" && value.text.length <= 400;
}

const isAccount = (value: unknown) => typeof value === "string" && value.length <= 254;

/** The message for the next page. */
export const flashCookie = ownCookie("flash", isFlash, { maxAge: 60 });
