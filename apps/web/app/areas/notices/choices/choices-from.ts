import {
  frequencies,
  kindsFor,
  type NoticeAudience,
  noticeRules,
} from "@jdj/contract/notices/kinds";
import { type PhoneWay, phoneWays } from "@jdj/contract/notices/phone-ways";
import { textFrom } from "#app/forms/form-fields.ts";
import { NO_WAY } from "./phone-box.tsx";

/** The way of a form; undefined where it asks for none, and for none of ours. */
export function wayFrom(form: FormData): PhoneWay | null | undefined {
  const sent = textFrom(form, "way");
  return sent === NO_WAY ? null : phoneWays.find((one) => one === sent);
}

/** The choices of a form, for each kind of the audience: a box that is not sent is not ticked. */
export function choicesFrom(form: FormData, audience: NoticeAudience) {
  return kindsFor(audience).map((kind) => {
    const sent = textFrom(form, `email-${kind}`);
    const { isEmailOnly = false, isForPhones = false } = noticeRules[kind];
    const email = frequencies.find((one) => one === sent);
    return {
      kind,
      ...(isEmailOnly ? {} : { page: form.has(`page-${kind}`) }),
      ...(email === undefined ? {} : { email }),
      // Without keys the form has no such boxes.
      ...(isEmailOnly || !form.has("devices") ? {} : { push: form.has(`push-${kind}`) }),
      ...(isForPhones && form.has("phones") ? { phone: form.has(`phone-${kind}`) } : {}),
    };
  });
}
