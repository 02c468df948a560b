import type { CampaignPrice } from "@jdj/contract/cards/campaign-figures";
import { channelIds } from "@jdj/contract/cards/channel-ids";
import { at } from "@jdj/contract/paths/addresses";
import { useEffect, useState } from "react";
import { bodyOf, type CardChoices, type CardDraft, formatOf } from "./draft.ts";
import type { PriceAnswer } from "./price.ts";

/** How long a choice must stay unchanged before its price is requested, in milliseconds. */
const restMs = 250;

/** The price of a draft, and whether a newer one is on its way. */
export type AskedPrice = { price: CampaignPrice | null; refused: string | null; asking: boolean };

/** Asks the server what the draft would cost, anew at each change; nothing while there is nobody to send to. */
export function usePrice(draft: CardDraft, choices: CardChoices, wanted: boolean): AskedPrice {
  const [answer, setAnswer] = useState<AskedPrice>({ price: null, refused: null, asking: false });
  const body = bodyOf(draft, choices);
  const { channelId } = draft;
  const guests = draft.guestIds.join(";");
  const format = formatOf(draft);
  const open =
    wanted && channelId !== null && channelId !== channelIds.social && guests !== "" && body !== "";

  useEffect(() => {
    if (!open) {
      setAnswer({ price: null, refused: null, asking: false });
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
        const response = await fetch(at("cardPrice"), {
          method: "POST",
          body: form,
          signal: over.signal,
        });
        const told: PriceAnswer = await response.json();
        setAnswer({
          price: "price" in told ? told.price : null,
          refused: "refused" in told ? told.refused : null,
          asking: false,
        });
      } catch {
        // Given up for a newer choice, or no network: the server counts again when the card leaves.
        if (!over.signal.aborted) setAnswer({ price: null, refused: null, asking: false });
      }
    }, restMs);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [open, channelId, body, format, guests]);
  return answer;
}
