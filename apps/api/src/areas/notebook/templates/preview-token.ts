import type { PreviewedChange } from "@jdj/contract/console/templates";
import { at } from "@jdj/contract/paths/addresses";
import type { RequestContext } from "../../../app-context.ts";
import { keyedHash, sameHash } from "../../../crypto/token.ts";

/** How long a preview can be opened, in milliseconds. */
const OPEN_MS = 3_600_000;

/** What a preview shows: the template of a type of event, with a change that nobody saved. */
interface Preview {
  event_type_id: number;
  change: PreviewedChange | null;
}

function sign(secret: string, payload: string): Buffer {
  return keyedHash(secret, `template-preview:${payload}`);
}

/** The address of a preview. The change travels in it, signed: nothing of it is stored. */
export function previewAddress(
  { settings, now }: Pick<RequestContext, "settings" | "now">,
  { event_type_id, change }: Preview,
): string {
  const text = JSON.stringify({ event_type_id, change, until: now.getTime() + OPEN_MS });
  const payload = Buffer.from(text).toString("base64url");
  const token = `${payload}.${sign(settings.secret, payload).toString("base64url")}`;
  return at("templatePreview", { token });
}

/** What a preview shows; null for a token that we did not sign, and for one that is over. */
export function openPreview(
  { settings, now }: Pick<RequestContext, "settings" | "now">,
  token: string,
): Preview | null {
  const [payload = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const secrets = [settings.secret, ...settings.previousSecrets];
  if (!secrets.some((secret) => sameHash(given, sign(secret, payload)))) return null;
  const { until, ...preview }: Preview & { until: number } = JSON.parse(
    Buffer.from(payload, "base64url").toString(),
  );
  return until > now.getTime() ? preview : null;
}
