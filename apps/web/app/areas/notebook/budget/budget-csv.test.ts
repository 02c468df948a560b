import { expect, it } from "vitest";
import { budgetCsv } from "./budget-csv.ts";

const line = (id: number, content: string) => ({
  id,
  content,
  category_code: null,
  category_product_id: null,
  own: null,
});
const pivot = { id: 1, event_id: 1, budget_id: 1, price_from: null, is_private: false, version: 1 };

it("writes lines and totals for a French spreadsheet, and no formula", () => {
  const csv = budgetCsv([
    {
      id: 1,
      content: "Repas ; boissons",
      children: [
        {
          ...line(1, "=2+2"),
          pivot: { ...pivot, min_amount: 1000, real_amount: null, max_amount: 2500 },
        },
        {
          ...line(2, 'Gâteau « "maison" »'),
          pivot: { ...pivot, min_amount: null, real_amount: null, max_amount: null },
        },
      ],
    },
  ]);
  expect(csv).toBe(
    [
      "\uFEFFCatégorie;Poste;Budget mini (FCFA);Réel (FCFA);Max (FCFA)",
      '"Repas ; boissons";\'=2+2;1000;;2500',
      '"Repas ; boissons";"Gâteau « ""maison"" »";;;',
      '"Repas ; boissons";Total de la catégorie;1000;0;2500',
      "Total général;;1000;0;2500",
      "",
    ].join("\r\n"),
  );
});
