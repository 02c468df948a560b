import { sameHash } from "../../crypto/token.ts";
import { type SendResult, textAt, valueAt } from "../delivery-receipt.ts";
import { type GatewayAnswer, NotReached, postToGateway } from "../post-to-gateway.ts";
import { readCloudReceipt, reasonOf } from "./cloud-receipt.ts";
import type { WhatsAppDriver, WhatsAppMessage, WhatsAppNotice } from "./port.ts";

/** The settings of the Cloud API. */
export interface CloudAccount {
  /** `https://graph.facebook.com/v23.0`, without a slash at the end. */
  url: string;
  accessToken: string;
  phoneId: string;
  /** Signs what it posts to us. */
  appSecret: string;
  /** The token that WhatsApp presents when it registers the webhook address. */
  verifyToken: string;
  /** An approved template: a picture above, then name, text and link. */
  template: string;
  /** An approved template without a picture: text, then link; null without notices. */
  noticeTemplate: string | null;
  /** Messages a second, where the number has another rate than WhatsApp's usual one. */
  perSecond?: number | undefined;
}

const TEMPLATE_BLOCKED = "WhatsApp a suspendu notre modèle de message";

/** A business number may send 80 messages a second. */
const AT_ONCE = 8;
const PER_SECOND = 80;
/** More than that, or more calls of our application than it may make. */
const throttlingErrors = [4, 80007, 130429];

/** Too many messages to one number: the others may leave. */
const PAIR_LIMIT = 131056;
/**
 * Errors that are not about the recipient, by the Cloud API's list: limits, a service that is away,
 * our token (190), our rights (10, 200–299), our account (368, 131031, 131042, 131045, 133010).
 */
const ourErrors = [
  0, 3, 4, 10, 190, 368, 80007, 130429, 130497, 131000, 131005, 131016, 131031, 131042, 131045,
  131048, 131057, 133010,
];

/** Our template was paused or disabled for its quality: other templates still leave. */
const templateErrors = [132_015, 132_016];

/** Whether an error is ours; those of templates are numbered 132000 to 132999. */
function isOurError(code: number): boolean {
  const isOfRights = code >= 200 && code <= 299;
  return ourErrors.includes(code) || isOfRights || (code >= 132_000 && code <= 132_999);
}

/**
 * Sends through WhatsApp's Cloud API. It has no call for the status of a message: an
 * unconfirmed message stays so until its delivery receipt comes, which carries our key.
 */
export function cloudWhatsApp(account: CloudAccount): WhatsAppDriver {
  const address = `${account.url}/${account.phoneId}/messages`;
  const headers = {
    authorization: `Bearer ${account.accessToken}`,
    "content-type": "application/json",
  };
  const submit = async (body: object): Promise<SendResult> => {
    try {
      return read(await postToGateway(address, headers, JSON.stringify(body)));
    } catch (error) {
      return error instanceof NotReached ? away("NOT-REACHED") : { state: "unknown" };
    }
  };
  return {
    limits: { mostAtOnce: AT_ONCE, mostPerSecond: account.perSecond ?? PER_SECOND },
    phoneId: account.phoneId,
    send: (message) => submit(cardBody(account, message)),
    async sendNotice(notice) {
      const { noticeTemplate: name } = account;
      if (name === null) return { state: "failed", cause: "recipient", reason: "Sans modèle" };
      const components = [{ type: "body", parameters: parametersOf([notice.text, notice.link]) }];
      return submit(templateBody(notice, { name, components }));
    },
    find: () => Promise.resolve("unknown"),
    readDeliveryReceipt: (request) => readCloudReceipt(account.appSecret, request),
    confirmAddress({ mode, token, challenge }) {
      const isOurs = sameHash(Buffer.from(token), Buffer.from(account.verifyToken));
      return mode === "subscribe" && isOurs ? challenge : null;
    },
  };
}

/** The parameters of a body: none may hold line breaks or long runs of spaces. */
function parametersOf(texts: readonly string[]) {
  return texts.map((text) => ({ type: "text", text: text.replace(/\s+/g, " ").trim() }));
}

function cardBody({ template: name }: CloudAccount, message: WhatsAppMessage) {
  const components = [
    { type: "header", parameters: [{ type: "image", image: { link: message.pictureAddress } }] },
    { type: "body", parameters: parametersOf([message.name, message.text, message.link]) },
  ];
  return templateBody(message, { name, components });
}

function templateBody(
  { to, key }: WhatsAppNotice,
  { name, components }: { name: string; components: readonly object[] },
) {
  return {
    messaging_product: "whatsapp",
    to: to.replace(/^\+/, ""),
    type: "template",
    biz_opaque_callback_data: key,
    template: { name, language: { code: "fr" }, components },
  };
}

function read({ status, body }: GatewayAnswer): SendResult {
  const gatewayId = textAt(body, "messages", 0, "id");
  if (status === 200 && gatewayId !== null) return { state: "sent", gatewayId };
  const code = valueAt(body, "error", "code");
  const errorCode = code === undefined ? String(status) : `${status} ${code}`;
  // Without an error code, a server error may come after the message was accepted.
  if (status >= 500 && status !== 503 && code === undefined) return { state: "unknown" };
  if (Number(code) === PAIR_LIMIT)
    return {
      state: "failed",
      cause: "recipient-later",
      reason: "WhatsApp injoignable",
      code: errorCode,
    };
  if (templateErrors.includes(Number(code)))
    return { state: "failed", cause: "template", reason: TEMPLATE_BLOCKED, code: errorCode };
  if (status === 429 || throttlingErrors.includes(Number(code)))
    return { ...away(errorCode), isThrottled: true };
  const isOurs = status >= 500 || [401, 403, 404, 429].includes(status) || isOurError(Number(code));
  return isOurs
    ? away(errorCode)
    : { state: "failed", cause: "recipient", reason: reasonOf(code), code: errorCode };
}

function away(code: string) {
  const reason = "WhatsApp injoignable";
  return { state: "failed", cause: "ours", reason, code } satisfies SendResult;
}
