import type { QuoteStatus } from "@jdj/contract/quotes/quote-state";
import type { ReactNode } from "react";
import { Form } from "#app/forms/form.tsx";
import type { ShownRequest } from "./quote-side.ts";

/** A form that moves a request. */
export function MoveForm({
  request,
  to,
  children,
}: {
  request: ShownRequest;
  to: QuoteStatus;
  children: ReactNode;
}) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="status" value={to} />
      {to === "QUOTE_ACCEPTED" && request.quote ? (
        <input type="hidden" name="quote_id" value={request.quote.id} />
      ) : null}
      {children}
    </Form>
  );
}
