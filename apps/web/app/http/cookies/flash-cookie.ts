import { ownCookie } from "./own-cookie.ts";

/** A message for the page after a redirect, shown once as a toast. */
export type Flash = { kind: "success" | "error" | "info"; text: string };

function isFlash(value: unknown): value is Flash {
  if (typeof value !== "object" || value === null) return false;
  if (!("kind" in value && "text" in value)) return false;
  const known = value.kind === "success" || value.kind === "error" || value.kind === "info";
  return known && typeof value.text === "string" && value.text.length <= 400;
}

/** The message for the next page. */
export const flashCookie = ownCookie("flash", isFlash, { maxAge: 60 });
