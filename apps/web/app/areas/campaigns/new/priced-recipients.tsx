import { channelOf, type StepProps } from "./draft.ts";
import { PricePanel } from "./price-panel.tsx";
import { RecipientsStep } from "./recipients-step.tsx";
import type { AskedPrice } from "./use-price.ts";

/** The step of the recipients, with what they cost. */
export function PricedRecipients({ asked, ...step }: StepProps & { asked: AskedPrice }) {
  const channel = channelOf(step.draft, step.choices);
  return (
    <>
      {asked.price && channel ? (
        <PricePanel price={asked.price} channel={channel} asking={asked.asking} />
      ) : null}
      <RecipientsStep {...step} />
    </>
  );
}
