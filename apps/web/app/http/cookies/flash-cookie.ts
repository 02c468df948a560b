import { ownCookie } from "./own-cookie.ts";

/** A message for the page after a redirect, shown once as a toast. */
export type Flash = {
  kind: "success" | "error" | "info";
  text: string;
  /** The address or number that the sign-in page fills in. */
  account?: string;
  /** A button that takes back what was done: what it posts, and to which address of this site. */
  undo?: { to: string; label: string; fields: Record<string, string> };
  /** The card by which somebody added themselves, and its feast: the home page thanks them instead of a toast. */
  joined?: { card: string; feast: string };
};

function isFlash(value: unknown): value is Flash {
  if (typeof value !== "object" || value === null) return false;
  if (!("kind" in value && "text" in value)) return false;
  const known = value.kind === "success" || value.kind === "error" || value.kind === "info";
  const named = !("account" in value) || isText(value.account);
  const undone = !("undo" in value) || isUndo(value.undo);
  const thanked = !("joined" in value) || isJoined(value.joined);
  return (
    known &&
    named &&
    undone &&
    thanked &&
    typeof value.text === "string" &&
    value.text.length <= 400
  );
}

const isText = (value: unknown) => typeof value === "string" && value.length <= 254;

const isOurs = (to: unknown) => typeof to === "string" && /^\/(?![/\\])/.test(to);

function isJoined(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return "card" in value && "feast" in value && isOurs(value.card) && isText(value.feast);
}

function isUndo(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (!("to" in value && "label" in value && "fields" in value)) return false;
  const { to, label, fields } = value;
  const isForm = typeof fields === "object" && fields !== null;
  return isOurs(to) && isText(label) && isForm && Object.values(fields).every(isText);
}

/** The message for the next page. */
export const flashCookie = ownCookie("flash", isFlash, { maxAge: 60 });
