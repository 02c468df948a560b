import type { SendResult } from "../delivery-receipt.ts";

/** What a conversation with an SMTP server ended with. */
export interface SmtpError {
  /** Of the SMTP client: `EAUTH`, `ETIMEDOUT`, `EENVELOPE`… */
  code?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
  message?: string | undefined;
  /** The command that was refused: `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA`. */
  command?: string | undefined;
}

/** Servers refuse a recipient in such words when it is us whom they refuse. */
const refusesUs =
  /relay|authenticat|not permitted to send|sender (address )?rejected|quota exceeded|limit exceeded|blocked using|blacklist|blocklist/i;
/** What servers answer before they have seen a recipient, when we open too much at once or too fast. */
const isTooMuch = /too many|concurren|throttl|rate limit|slow down|4\.7\.(0|28)\b/i;
/** Enhanced codes (RFC 3463) of wrong credentials and of a used-up account: never the recipient's. */
const ourCodes = /\b5\.7\.(8|9|14)\b|\b[45]\.4\.5\b/;

/**
 * Whose error it is that a message did not leave.
 * @param isHandedOver whether the server had asked for the message itself (354): without an answer
 * after that, it is not known whether the server accepted it
 */
export function readSmtpError(error: SmtpError, isHandedOver: boolean): SendResult {
  const { code, command = "", responseCode: status = 0, response = "" } = error;
  if (isHandedOver && !(code === "EMESSAGE" && status > 0)) return { state: "unknown" };
  const errorCode = [code, status || undefined].filter(Boolean).join(" ");
  const ours = {
    state: "failed",
    cause: "ours",
    reason: "Serveur de messagerie injoignable",
    code: errorCode,
  } as const;
  const isAboutRecipient = command === "RCPT TO" || command === "DATA" || isHandedOver;
  const isBadAddress = code === "EENVELOPE" && /^Invalid recipient/.test(error.message ?? "");
  if (isBadAddress) return refused(errorCode);
  if (!isAboutRecipient && status >= 420 && status < 500 && isTooMuch.test(response))
    return { ...ours, isThrottled: true };
  if (!isAboutRecipient || status === 0 || status === 421 || status === 530) return ours;
  if (refusesUs.test(response) || ourCodes.test(response)) return ours;
  if (status >= 500) return refused(errorCode);
  return {
    state: "failed",
    cause: "recipient-later",
    reason: "Le serveur du destinataire ne répond pas",
    code: errorCode,
  };
}

function refused(code: string): SendResult {
  const reason = "Adresse refusée par le serveur du destinataire";
  return { state: "failed", cause: "recipient", reason, code };
}
