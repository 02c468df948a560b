import type { QuoteInstalment } from "@jdj/contract/quotes/shapes";
import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";

/** The button by which a provider notes that they received an instalment, or takes it back. */
export function MarkInstalment({ instalment }: { instalment: QuoteInstalment | undefined }) {
  if (!instalment) return null;
  const isReceived = instalment.received_at !== null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="instalment" />
      <input type="hidden" name="instalment" value={instalment.id} />
      <input type="hidden" name="received" value={isReceived ? "" : "1"} />
      <Button variant="quiet">{isReceived ? "Pas encore reçue" : "Noter comme reçue"}</Button>
    </Form>
  );
}
