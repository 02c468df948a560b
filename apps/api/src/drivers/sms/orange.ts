import type { Secrets } from "../../secrets.ts";
import { type SendResult, textAt, valueAt } from "../delivery-receipt.ts";
import type { GatewayAnswer } from "../post-to-gateway.ts";
import { NotReached, postToGateway } from "../post-to-gateway.ts";
import { readOrangeReceipt } from "./orange-receipt.ts";
import type { SmsDriver } from "./port.ts";

/** The settings of Orange SMS. */
export interface OrangeAccount {
  /** `https://api.orange.com`, without a slash at the end. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** The number that messages come from, in E.164: `+2250000` in Côte d'Ivoire. */
  sender: string;
  /** The name shown in its place, where Orange granted one. */
  senderName: string | null;
  /** The number of the contract, from which its address for delivery receipts is made too. */
  contract?: number;
  /** Messages a second, where the contract has another rate than Orange's usual one. */
  perSecond?: number | undefined;
}

/**
 * Orange refuses more than 25 requests a second of one application, tokens included: « spike
 * arrest », answered by 403 with the code 53.
 */
const AT_ONCE = 8;
const PER_SECOND = 20;
const SPIKE_ARREST = 53;

/** A token is asked for anew so long before it ends, in milliseconds. */
const MARGIN_MS = 60_000;

/**
 * Sends through Orange SMS. Orange has no call for the status of a message: an
 * unconfirmed message stays so until its delivery receipt comes.
 * @param secrets of ours: from which the address for its delivery receipts is made
 */
export function orangeSms(account: OrangeAccount, secrets: Secrets, clock: () => Date): SmsDriver {
  const sender = `tel:${account.sender}`;
  const address = `${account.url}/smsmessaging/v1/outbound/${encodeURIComponent(sender)}/requests`;
  let held: { token: string; until: number } | null = null;

  let asking: Promise<string> | null = null;

  /** The token; several messages at once wait for the same one. */
  async function token(): Promise<string> {
    if (held && held.until > clock().getTime()) return held.token;
    asking ??= askForToken().finally(() => {
      asking = null;
    });
    return asking;
  }

  async function askForToken(): Promise<string> {
    const pair = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString("base64");
    const headers = {
      authorization: `Basic ${pair}`,
      "content-type": "application/x-www-form-urlencoded",
    };
    const url = `${account.url}/oauth/v3/token`;
    const { body } = await postToGateway(url, headers, "grant_type=client_credentials").catch(
      () => {
        throw new NotReached("Orange gave no token");
      },
    );
    const given = textAt(body, "access_token");
    if (given === null) throw new NotReached("Orange gave no token");
    const seconds = Number(valueAt(body, "expires_in")) || 0;
    held = { token: given, until: clock().getTime() + seconds * 1000 - MARGIN_MS };
    return given;
  }

  async function request(body: string): Promise<GatewayAnswer> {
    const headers = {
      authorization: `Bearer ${await token()}`,
      "content-type": "application/json",
    };
    return postToGateway(address, headers, body);
  }

  return {
    limits: { mostAtOnce: AT_ONCE, mostPerSecond: account.perSecond ?? PER_SECOND },
    async send(message) {
      const bodyUnder = (senderName: string | null) =>
        JSON.stringify({
          outboundSMSMessageRequest: {
            address: `tel:${message.to}`,
            senderAddress: sender,
            ...(senderName === null ? {} : { senderName }),
            outboundSMSTextMessage: { message: message.text },
          },
        });
      const { senderName = account.senderName } = message;
      const body = bodyUnder(senderName);
      try {
        let answer = await request(body);
        if (answer.status === 401) {
          held = null;
          answer = await request(body);
        }
        // One name that Orange did not register must not stop the SMS of everybody.
        if (senderName !== account.senderName && refusesSender(answer))
          answer = await request(bodyUnder(account.senderName));
        return read(answer);
      } catch (error) {
        // Once connected, it is not known whether Orange accepted it.
        return error instanceof NotReached ? away("NOT-REACHED") : { state: "unknown" };
      }
    },
    find: () => Promise.resolve("unknown"),
    readDeliveryReceipt: (receipt) => readOrangeReceipt(secrets, receipt, account.contract),
  };
}

/** Whether a request was refused for its sender: nothing was sent. */
function refusesSender({ status, body }: GatewayAnswer): boolean {
  if (status !== 400 && status !== 403) return false;
  const { serviceException, policyException } = Object(valueAt(body, "requestError"));
  return /sender/i.test(JSON.stringify([serviceException, policyException]));
}

function read({ status, body }: GatewayAnswer): SendResult {
  if (status === 201) {
    const resource = textAt(body, "outboundSMSMessageRequest", "resourceURL");
    const gatewayId = resource?.split("/").at(-1);
    return { state: "sent", ...(gatewayId ? { gatewayId } : {}) };
  }
  if (status === 429 || valueAt(body, "code") === SPIKE_ARREST)
    return { ...away(String(status)), isThrottled: true };
  const exception = valueAt(body, "requestError", "serviceException");
  const policy = textAt(body, "requestError", "policyException", "messageId");
  const code = textAt(exception, "messageId") ?? policy ?? undefined;
  const about = JSON.stringify(valueAt(exception, "variables") ?? "");
  // A policy (POL…) is of our contract: a bought pack that is used up or over. So is our sender.
  const isOurs = policy !== null || /sender/i.test(about);
  if (status === 400 && !isOurs) {
    const reason = "Numéro refusé par l’opérateur";
    return { state: "failed", cause: "recipient", reason, code: code ?? "400" };
  }
  // 500, 502 and 504 without an error code may come after the message was accepted.
  const isAnswer = status < 500 || status === 503 || code !== undefined;
  return isAnswer ? away(code ?? String(status)) : { state: "unknown" };
}

function away(code: string) {
  const reason = "Opérateur injoignable";
  return { state: "failed", cause: "ours", reason, code } satisfies SendResult;
}
