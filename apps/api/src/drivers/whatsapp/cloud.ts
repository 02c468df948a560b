import { sameHash } from "../../areas/accounts/sessions/token.ts";
import { textAt, valueAt } from "../gateway-report.ts";
import { type Answered, NotReached, post } from "../outgoing.ts";
import { readCloudReport, reasonOf } from "./cloud-report.ts";
import type { WhatsAppDriver, WhatsAppMessage } from "./port.ts";

/** What the Cloud API must be told. */
export interface CloudAccount {
  /** `https://graph.facebook.com/v23.0`, without a slash at the end. */
  url: string;
  accessToken: string;
  phoneId: string;
  /** Signs what it posts to us. */
  appSecret: string;
  /** What we told it to show when it registers the address for its reports. */
  verifyToken: string;
  /** An approved template: a picture above, then name, text and link. */
  template: string;
}

/** Errors that pass: too much at once, or a fault of theirs. */
const passing = [4, 80007, 130429, 131000, 131016, 131048, 131056];

/**
 * Sends through WhatsApp's Cloud API. It cannot be asked for what it took: a message in doubt stays
 * so until its report comes, which bears our key.
 */
export function cloudWhatsApp(account: CloudAccount): WhatsAppDriver {
  const address = `${account.url}/${account.phoneId}/messages`;
  const headers = {
    authorization: `Bearer ${account.accessToken}`,
    "content-type": "application/json",
  };
  return {
    async send(message) {
      try {
        return read(await post(address, headers, JSON.stringify(bodyOf(account, message))));
      } catch (error) {
        if (!(error instanceof NotReached)) throw error;
        return { state: "failed", reason: "WhatsApp injoignable", permanent: false };
      }
    },
    find: () => Promise.resolve("unknown"),
    readReport: (request) => readCloudReport(account.appSecret, request),
    confirmAddress({ mode, token, challenge }) {
      const isOurs = sameHash(Buffer.from(token), Buffer.from(account.verifyToken));
      return mode === "subscribe" && isOurs ? challenge : null;
    },
  };
}

function bodyOf({ template }: CloudAccount, message: WhatsAppMessage) {
  // A parameter may hold neither line breaks nor long runs of spaces.
  const parameters = [message.name, message.text, message.link].map((text) => ({
    type: "text",
    text: text.replace(/\s+/g, " ").trim(),
  }));
  return {
    messaging_product: "whatsapp",
    to: message.to.replace(/^\+/, ""),
    type: "template",
    biz_opaque_callback_data: message.key,
    template: {
      name: template,
      language: { code: "fr" },
      components: [
        {
          type: "header",
          parameters: [{ type: "image", image: { link: message.pictureAddress } }],
        },
        { type: "body", parameters },
      ],
    },
  };
}

function read({ status, body }: Answered) {
  const gatewayId = textAt(body, "messages", 0, "id");
  if (status === 200 && gatewayId !== null) return { state: "sent" as const, gatewayId };
  const code = valueAt(body, "error", "code");
  const passes =
    status >= 500 || status === 429 || status === 401 || passing.includes(Number(code));
  const reason = passes ? "WhatsApp injoignable" : reasonOf(code);
  return { state: "failed" as const, reason, permanent: !passes };
}
