import type { CampaignPrice } from "@jdj/contract/campaigns/campaign-statistics";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { at } from "@jdj/contract/paths/addresses";
import { useEffect, useState } from "react";
import { bodyOf, type CardChoices, type CardDraft, formatOf } from "./draft.ts";
import type { PriceAnswer } from "./price-draft.ts";

/** How long a choice must stay unchanged before its price is requested, in milliseconds. */
const debounceMs = 250;

/** The last price of a draft, and whether a newer one is being requested. */
export type AskedPrice = { price: CampaignPrice | null; refused: string | null; asking: boolean };

const nothing = { price: null, refused: null, asking: false, channelId: null };

/**
 * Requests the price of a draft after each change; nothing while it has no recipients.
 * @param revision grows with each change of the notebook that the texts are filled in from
 */
export function usePrice(
  draft: CardDraft,
  choices: CardChoices,
  wanted: boolean,
  revision: number,
): AskedPrice {
  const [answer, setAnswer] = useState<AskedPrice & { channelId: number | null }>(nothing);
  const body = bodyOf(draft, choices);
  const { channelId } = draft;
  const guests = draft.guestIds.join(";");
  const format = formatOf(draft);
  const open =
    wanted && channelId !== null && channelId !== channelIds.social && guests !== "" && body !== "";

  useEffect(() => {
    if (!open) {
      setAnswer(nothing);
      return;
    }
    const over = new AbortController();
    setAnswer((last) => ({ ...last, asking: true }));
    const timer = setTimeout(async () => {
      const form = new FormData();
      form.set("channel_id", String(channelId));
      form.set("body", body);
      form.set("body_format", format);
      form.set("tab", guests);
      try {
        const response = await fetch(`${at("cardPrice")}?r=${revision}`, {
          method: "POST",
          body: form,
          signal: over.signal,
        });
        const result: PriceAnswer = await response.json();
        setAnswer({
          price: "price" in result ? result.price : null,
          refused: "refused" in result ? result.refused : null,
          asking: false,
          channelId,
        });
      } catch {
        // Aborted by a newer choice, or no network: the server computes the price again when sending.
        if (!over.signal.aborted) setAnswer(nothing);
      }
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [open, channelId, body, format, guests, revision]);
  // The price of another channel would be taken for this one's.
  return answer.channelId === channelId ? answer : { ...answer, price: null };
}
