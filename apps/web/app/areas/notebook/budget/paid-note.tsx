import { at } from "@jdj/contract/paths/addresses";
import { fcfa, grouped } from "@jdj/french/money";
import { Link } from "react-router";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { type PaidOfLine, restOf } from "./paid-by-line.ts";

/** What was paid of a line and what is left, which leads to its payments. */
export function PaidNote({ real, paid }: { real: number | null; paid: PaidOfLine }) {
  return (
    <small className={`${words.note} ${kit.block}`}>
      <Link to={`${at("cashBook")}?poste=${paid.budget_id}`}>
        {paidText({ paid: paid.paid, rest: restOf(real, paid) })}
      </Link>
    </small>
  );
}

/** « Payé 300 000 · reste 50 000 FCFA ». */
export function paidText({ paid, rest }: { paid: number; rest: number }): string {
  return rest > 0 ? `Payé ${grouped(paid)} · reste ${fcfa(rest)}` : `Payé ${fcfa(paid)} · soldé`;
}
