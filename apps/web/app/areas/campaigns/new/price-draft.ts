import { refusalMessage } from "@jdj/contract/call/refusals";
import type { CampaignPrice } from "@jdj/contract/campaigns/campaign-statistics";
import { textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import type { Route } from "./+types/price-draft";
import { draftMessage } from "./draft-message.ts";

/** The price of the posted draft, requested while the host chooses. */
export type PriceAnswer = { price: CampaignPrice } | { refused: string };

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    const { campaigns } = context.get(apiContext);
    const price = await campaigns.campaigns.price({
      ...draftMessage(form),
      tab: textFrom(form, "tab").split(";").filter(Boolean),
    });
    return Response.json({ price } satisfies PriceAnswer);
  } catch (error) {
    const message = refusalMessage(error);
    if (message === null) throw error;
    return Response.json({ refused: message } satisfies PriceAnswer);
  }
}
