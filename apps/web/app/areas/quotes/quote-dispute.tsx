import { AnswerForm } from "#app/areas/disputes/answer-form.tsx";
import { DisputeForm } from "#app/areas/disputes/dispute-form.tsx";
import { DisputeNote } from "#app/areas/disputes/dispute-note.tsx";
import { heldForCustomer, heldForProvider } from "#app/areas/disputes/held-sentence.ts";
import type { ChatState } from "./answer-chat.ts";
import type { ShownRequest } from "./party.ts";

/** What the deposit of a request waits for, its dispute, and what its side may say of the service. */
export function QuoteDispute({
  request,
  isCustomer,
  state,
}: {
  request: ShownRequest;
  isCustomer: boolean;
  state: ChatState | undefined;
}) {
  const { quote, dispute, provider, can } = request;
  const held = quote?.held ?? null;
  const waits = isCustomer ? heldForCustomer(held, provider.name) : heldForProvider(held);
  const side = isCustomer ? "customer" : "provider";
  return (
    <>
      {waits === null ? null : <p>{waits}</p>}
      {dispute === null ? null : (
        <DisputeNote dispute={dispute} side={side} name={provider.name}>
          {isCustomer ? null : <AnswerForm dispute={dispute} state={state} />}
        </DisputeNote>
      )}
      <DisputeForm
        kinds={can.dispute}
        until={held?.staff_hold ? null : (held?.release_at ?? null)}
        name={provider.name}
        state={state?.intent === "dispute" && state.message !== undefined ? state : undefined}
      />
    </>
  );
}
