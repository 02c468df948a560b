import type { PhoneWay } from "@jdj/contract/notices/phone-ways";
import { at } from "@jdj/contract/paths/addresses";
import type { Secrets } from "../../../secrets.ts";
import { readSignedToken, signedToken, subjectOfRow } from "../../../signed-token.ts";

/** What a stop link stops: the messages to the phone of an account, by the way by which it came. */
export interface StoppedPhone {
  userId: number;
  way: PhoneWay;
}

const PURPOSE = "phone-notice-stop";
const letters = { sms: "s", whatsapp: "w" } as const;

/** The short link by which the reader of a message stops them without signing in; nothing is stored. */
export function phoneStopAddress(
  { publicUrl, secret }: { publicUrl: string; secret: string },
  { userId, way }: StoppedPhone,
): string {
  const token = signedToken(secret, PURPOSE, `${subjectOfRow(userId)}.${letters[way]}`);
  return publicUrl + at("stopPhoneNotices", { token });
}

/** What a token of a stop link stops; null for a token that we did not sign. */
export function readPhoneStopToken(secrets: Secrets, token: string): StoppedPhone | null {
  const [user, letter] = readSignedToken(secrets, PURPOSE, token)?.split(".") ?? [];
  if (user === undefined || letter === undefined) return null;
  return { userId: Number.parseInt(user, 36), way: letter === letters.sms ? "sms" : "whatsapp" };
}
