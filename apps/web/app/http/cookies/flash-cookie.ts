import { ownCookie } from "./own-cookie.ts";

/** A message for the page after a redirect, shown once as a toast. */
export type Flash = {
  kind: "success" | "error" | "info";
  text: string;
  /** The address or number that the sign-in page fills in. */
  account?: string;
  /** A button that takes back what was done: what it posts, and to which address of this site. */
  undo?: { to: string; label: string; fields: Record<string, string> };
};

function isFlash(value: unknown): value is Flash {
  if (typeof value !== "object" || value === null) return false;
  if (!("kind" in value && "text" in value)) return false;
  const known = value.kind === "success" || value.kind === "error" || value.kind === "info";
  const named = !("account" in value) || isText(value.account);
  const undone = !("undo" in value) || isUndo(value.undo);
  return known && named && undone && typeof value.text === "string" && value.text.length <= 400;
}

const isText = (value: unknown) => typeof value === "string" && value.length <= 254;

function isUndo(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (!("to" in value && "label" in value && "fields" in value)) return false;
  const { to, label, fields } = value;
  const isOurs = typeof to === "string" && /^\/(?![/\\])/.test(to);
  const isForm = typeof fields === "object" && fields !== null;
  return isOurs && isText(label) && isForm && Object.values(fields).every(isText);
}

/** The message for the next page. */
export const flashCookie = ownCookie("flash", isFlash, { maxAge: 60 });
