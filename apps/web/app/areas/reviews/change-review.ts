import type { Client } from "@jdj/contract/client";
import { reviewMessages } from "@jdj/contract/reviews/messages";
import type { RouterContextProvider } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";

type Context = Readonly<RouterContextProvider>;

/** Whether a form is one of reviews: `changeReview` takes it. */
export function isReviewForm(intent: string): boolean {
  return Object.hasOwn(changes, intent);
}

/**
 * What a form of reviews does.
 * @param provider the number of the provider whose page it is
 * @param page the address of that page, to come back to
 */
export async function changeReview(
  context: Context,
  form: FormData,
  { provider, page }: { provider: string; page: string },
) {
  const intent = textFrom(form, "intent");
  const change = isReviewForm(intent) ? changes[intent] : undefined;
  if (!change) throw new Response(null, { status: 400 });
  const { reviews } = context.get(apiContext);
  const id = textFrom(form, "review");
  try {
    const { text, anchor } = await change({ reviews, form, id, provider });
    return await redirectWithFlash(context, `${page}#${anchor}`, { kind: "success", text });
  } catch (error) {
    const result = refused(error, form);
    // Several reviews are on the page, each with a field for the reason of a report.
    const { reason, ...errors } = result.data.errors;
    if (reason) result.data.errors = { ...errors, [`reason_${id}`]: reason };
    return result;
  }
}

type Change = (given: {
  reviews: Client["reviews"];
  form: FormData;
  id: string;
  provider: string;
}) => Promise<{ text: string; anchor: string }>;

const changes: Readonly<Record<string, Change>> = {
  review: async ({ reviews, form, id, provider }) => {
    const given = {
      professionalism_mark: textFrom(form, "professionalism_mark"),
      quality_price_ratio_mark: textFrom(form, "quality_price_ratio_mark"),
      recommendation_mark: textFrom(form, "recommendation_mark"),
      discovery_channel: textFrom(form, "discovery_channel"),
      description: textFrom(form, "description"),
    };
    const { message } = await (id === ""
      ? reviews.storeComment({ wedding_provider_id: provider, ...given })
      : reviews.updateComment({ id, ...given }));
    return { text: message, anchor: "avis" };
  },
  "delete-review": async ({ reviews, id }) => {
    await reviews.deleteComment({ id });
    return { text: reviewMessages.deleted, anchor: "avis" };
  },
  "report-review": async ({ reviews, form, id }) => {
    await reviews.reportComment({ id, reason: textFrom(form, `reason_${id}`) });
    return { text: reviewMessages.reported, anchor: `avis-${id}` };
  },
};
