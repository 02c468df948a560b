import { keyedHash } from "../crypto/token.ts";
import { signCloudReceipt } from "../drivers/whatsapp/cloud-receipt.ts";
import type { TestApp } from "./app.ts";

/** The account of the updates in tests. */
export const TEST_ACCOUNT = "102290129340398";

/** Posts a change of our account as WhatsApp does, signed. @param seconds since 1970, when it happened */
export function postUpdate(app: TestApp, field: string, value: unknown, seconds: number) {
  const entry = [{ id: TEST_ACCOUNT, time: seconds, changes: [{ field, value }] }];
  const body = { object: "whatsapp_business_account", entry };
  const key = keyedHash(app.settings.secret, "delivery:whatsapp").toString("hex");
  const signature = signCloudReceipt(key, JSON.stringify(body));
  return app.call("POST", "/api/v1/delivery/whatsapp", {
    body,
    headers: { "x-hub-signature-256": signature },
  });
}

/** What WhatsApp posts when a template of cards is approved, paused or refused. */
export const templateStatus = (event: string, fields: object = {}) => ({
  event,
  message_template_id: 1689556908129832,
  message_template_name: "carte_invitation",
  message_template_language: "fr",
  reason: "NONE",
  ...fields,
});
