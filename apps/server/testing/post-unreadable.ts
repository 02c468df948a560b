import { patterns } from "@jdj/contract/paths/addresses";
import type { TestSite } from "./site.ts";

/** Unexpected bodies that must not cause a server error: name, headers, body. */
const bodies: [string, Record<string, string>, string][] = [
  ["nothing", {}, ""],
  ["nothing, without a type", { "content-type": "" }, ""],
  ["an empty form", { "content-type": "application/x-www-form-urlencoded" }, ""],
  ["JSON", { "content-type": "application/json" }, '{"email":1}'],
  ["a damaged address", { "content-type": "application/x-www-form-urlencoded" }, "%ff=%00&a=%&&&="],
  ["damaged multipart", { "content-type": "multipart/form-data; boundary=x" }, "--x\r\ngarbage\0"],
  ["multipart without a boundary", { "content-type": "multipart/form-data" }, "garbage"],
  ["an unknown type", { "content-type": "nonsense" }, "garbage"],
];

/** Addresses of the API that accept a form. */
const others = [
  "/dev/facebook/consent",
  "/dev/paiement/WAVE/none",
  "/api/v1/leave/none",
  "/api/v1/delivery/orange",
  "/api/v1/delivery/whatsapp",
];

/** Every address, with 1 for each parameter; signing out and closing an account come last. */
const addresses = [...Object.values(patterns), ...others]
  .filter((pattern) => pattern !== patterns.gallery)
  .map((pattern) => pattern.replace(/:\w+\??/g, "1"))
  .sort((a, b) => Number(/deconnexion$/.test(a)) - Number(/deconnexion$/.test(b)));

/**
 * Posts unexpected bodies to every address, as a form and as React Router's script posts it.
 * @param kinds how many of the eight bodies each gets, others at the next address
 * @returns a line for each server error
 */
export async function postUnreadable(
  { routes }: TestSite,
  headers: Record<string, string>,
  kinds: { page: number; data: number },
): Promise<{ errors: string[]; sent: number }> {
  const errors: string[] = [];
  let sent = 0;
  for (const [at, address] of addresses.entries())
    for (const [path, count] of [
      [address, kinds.page],
      [`${address}.data`, kinds.data],
    ] as const)
      for (let more = 0; more < count; more += 1) {
        const [kind, type, body] = bodies[(at * count + more) % bodies.length] ?? ["", {}, ""];
        const asked = { method: "POST", headers: { ...headers, ...type }, body };
        const { status } = await routes.request(path, asked, {});
        sent += 1;
        if (status >= 500) errors.push(`${path}: ${kind}: ${status}`);
      }
  return { errors, sent };
}
