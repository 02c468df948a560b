import type { ShopInvoice } from "@jdj/contract/invoicing/invoices";
import { isForStaff } from "@jdj/contract/payments/invoice-states";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";
import { problemWords } from "./problem-words.ts";

/** Why an invoice in the shop's name is not signed, and what its owner may do; nothing for any other. */
export function WaitingInvoice({
  invoice: { id, state, problem, reason },
  state: form,
}: {
  invoice: ShopInvoice;
  /** What a form about this invoice was refused for. */
  state: FormState | undefined;
}) {
  if (problem === null) return null;
  const [what, then] = problemWords[problem];
  return (
    <div className={`${kit.stack2} ${styles.waiting}`}>
      <p>
        <strong>
          {what}
          {problem === "refused" && reason !== "" ? `\u00a0: ${reason}` : ""}
        </strong>
      </p>
      <p className={words.note}>{then}</p>
      {form ? <ErrorNote>{form.message}</ErrorNote> : null}
      {isForStaff(state) ? (
        <div className={`${kit.wrap3} ${kit.alignEnd}`}>
          <form method="post" noValidate className={`${kit.wrap3} ${styles.record}`}>
            <input type="hidden" name="id" value={id} />
            <TextField
              label="Référence dans l’espace FNE"
              name="reference"
              required
              maxLength={40}
              scope={id}
              defaultValue={form?.values.reference}
              errors={form?.errors.reference}
            />
            <Button variant="plain" name="intent" value="record">
              Noter la référence
            </Button>
          </form>
          <form method="post">
            <input type="hidden" name="id" value={id} />
            <Button variant="plain" name="intent" value="retry">
              Renvoyer à la DGI
            </Button>
          </form>
        </div>
      ) : null}
    </div>
  );
}
