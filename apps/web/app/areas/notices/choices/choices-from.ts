import {
  frequencies,
  kindsFor,
  type NoticeAudience,
  noticeRules,
} from "@jdj/contract/notices/kinds";
import { textFrom } from "#app/forms/form-fields.ts";

/** The choices of a form, for each kind of the audience: a box that is not sent is not ticked. */
export function choicesFrom(form: FormData, audience: NoticeAudience) {
  return kindsFor(audience).map((kind) => {
    const sent = textFrom(form, `email-${kind}`);
    const { isEmailOnly = false } = noticeRules[kind];
    const email = frequencies.find((one) => one === sent);
    return {
      kind,
      ...(isEmailOnly ? {} : { page: form.has(`page-${kind}`) }),
      ...(email === undefined ? {} : { email }),
      // Without keys the form has no such boxes.
      ...(isEmailOnly || !form.has("devices") ? {} : { push: form.has(`push-${kind}`) }),
    };
  });
}
