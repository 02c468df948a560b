import type { Purchase } from "@jdj/contract/payments/payments";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { Purchases } from "./purchases.tsx";

const payment: Purchase = {
  reference: "JJ1",
  state: "paid",
  purpose: "reminder",
  channel_id: 3,
  subject: null,
  label: null,
  message_id: 7,
  method: "WAVE",
  units: 12,
  unit_fcfa: 25,
  due_fcfa: 300,
  total_fcfa: 354,
  order_fcfa: 354,
  paid_fcfa: 354,
  created_at: "2026-11-20T18:05:00.000Z",
  paid_at: "2026-11-20T18:06:00.000Z",
  receipt_url: "/files/1",
  credit_notes: [],
  is_payable: false,
};

function shown(...payments: Purchase[]): string {
  const page = <Purchases payments={payments} channels={[{ id: 3, name: "SMS" }]} />;
  const router = createMemoryRouter([{ path: "/", element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe("the purchases", () => {
  it("say what was bought, for which channel, and how it was paid", () => {
    expect(shown(payment)).toMatch(/Rappel, SMS.*12.*354\sFCFA.*Wave.*Payé.*Reçu/);
    expect(shown({ ...payment, purpose: "campaign" })).toContain("Envoi, SMS");
    expect(shown({ ...payment, purpose: "credit" })).toContain("Crédit, SMS");
  });

  it("name no channel where none was paid for", () => {
    expect(shown({ ...payment, purpose: "deposit", channel_id: null })).toMatch(/Acompte(?!,)/);
  });
});
