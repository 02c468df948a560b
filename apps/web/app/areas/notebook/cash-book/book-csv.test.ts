import { expect, it } from "vitest";
import { bookCsv } from "./book-csv.ts";

it("writes each payment as a row in French, and no text that a spreadsheet would run", () => {
  const entry = {
    ...{ id: 1, budget_id: 7, amount: 200_000, returned: 0, paid_on: "2026-10-03", due_on: null },
    ...{ means: "wave" as const, paid_by: "=HYPERLINK(1)", note: "Acompte; sans TVA" },
    ...{ state: "paid" as const, receipt: "/f/1", deposit: null, version: 1 },
  };
  const due = {
    ...entry,
    ...{ budget_id: null, paid_on: null, due_on: "2027-01-15", means: null, paid_by: null },
    ...{ note: null, state: "late" as const, receipt: null },
  };
  const [head, ...rows] = bookCsv([entry, due], new Map([[7, "Traiteur"]]))
    .trimEnd()
    .split("\r\n");
  expect(head).toBe(
    "\uFEFFPoste;Montant (FCFA);Rendu (FCFA);État;Payé le;À payer le;Moyen;Payé par;Note;Reçu",
  );
  expect(rows).toEqual([
    `Traiteur;200000;0;Payé;2026-10-03;;Wave;'=HYPERLINK(1);"Acompte; sans TVA";Oui`,
    "Sans poste;200000;0;En retard;;2027-01-15;;;;Non",
  ]);
});
