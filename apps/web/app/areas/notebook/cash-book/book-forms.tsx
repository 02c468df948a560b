import type { FormState } from "#app/forms/form-state.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { ChoiceGroup } from "#app/ui/grouped-select-field.tsx";
import kit from "#app/ui/kit.module.css";
import { type BookFilter, bookAddress } from "./book-filter.ts";
import { EntryForm } from "./entry-form.tsx";
import { InstalmentsForm } from "./instalments-form.tsx";

/** What the address opens: the form of a payment, or that of instalments. */
export const formNames = { payment: "noter", plan: "echeancier" } as const;

type BookFormsProps = {
  eventId: number;
  lines: readonly ChoiceGroup[];
  /** `YYYY-MM-DD`. */
  today: string;
  /** Its line is the one that a new payment is of. */
  filter: BookFilter;
  /** The form that the address opens. */
  opened: keyof typeof formNames | null;
  /** Whether there are payments: without any their form is open. */
  hasEntries: boolean;
  /** What came back of each form. */
  adding: FormState | undefined;
  planning: FormState | undefined;
};

/** The buttons that open the forms of a payment and of instalments, and the form that is open. */
export function BookForms(props: BookFormsProps) {
  const { eventId, lines, today, filter, hasEntries, adding, planning } = props;
  const isPlanned = planning !== undefined || props.opened === "plan";
  const isNoted = adding !== undefined || props.opened === "payment" || !hasEntries;
  const opened = isPlanned ? "plan" : isNoted ? "payment" : null;
  const cancel = hasEntries || isPlanned ? bookAddress(filter) : null;
  const form = { eventId, lines, cancel, lineId: filter.line || null };
  const to = (name: string) => bookAddress(filter, { [name]: "1" });
  return (
    <>
      <div className={`${kit.cluster2} ${kit.notPrinted}`}>
        {opened === "payment" ? null : (
          <LinkButton to={to(formNames.payment)} preventScrollReset>
            Noter un paiement
          </LinkButton>
        )}
        {opened === "plan" ? null : (
          <LinkButton to={to(formNames.plan)} variant="plain" preventScrollReset>
            Échéancier
          </LinkButton>
        )}
      </div>
      {opened ? (
        <section
          key={form.lineId}
          className={`${kit.card} ${kit.pad4} ${kit.stack4} ${kit.notPrinted} ${kit.oneColumn}`}
          aria-labelledby="formulaire"
        >
          <h2 id="formulaire">
            {opened === "plan" ? "Payer en plusieurs fois" : "Noter un paiement"}
          </h2>
          {opened === "plan" ? (
            <InstalmentsForm {...form} state={planning} />
          ) : (
            <EntryForm {...form} today={today} entry={null} state={adding} />
          )}
        </section>
      ) : null}
    </>
  );
}
