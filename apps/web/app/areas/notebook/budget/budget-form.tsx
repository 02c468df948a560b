import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import { budgetTotals } from "@jdj/contract/notebook/budget-sums";
import { at } from "@jdj/contract/paths/addresses";
import { type KeyboardEvent, useMemo } from "react";
import { useNavigation, useSubmit } from "react-router";
import type { Booked } from "#app/areas/notebook/booked/list-booked.ts";
import {
  ChangedMeanwhile,
  isChangedMeanwhile,
  useTheirVersion,
} from "#app/areas/notebook/changed-meanwhile.tsx";
import { FormNote } from "#app/areas/notebook/form-note.tsx";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { ACCOUNT_FIELD, useFormAccount } from "#app/forms/posting-account-field.tsx";
import kit from "#app/ui/kit.module.css";
import { bookedByLine } from "./booked-by-line.ts";
import styles from "./budget-form.module.css";
import { Category } from "./category.tsx";
import { categoryShares } from "./category-shares.ts";
import {
  amountLabels,
  amountNames,
  amountsNow,
  budgetForm,
  changedLines,
  versionUnder,
} from "./drafts.ts";
import { LINES_AT_FIRST, linesAtFirst } from "./lines-at-first.ts";
import { moveFrom, stepOf } from "./move-between-boxes.ts";
import { type PaidOfLine, paidTotals } from "./paid-by-line.ts";
import { SharesChart } from "./shares-chart.tsx";
import { Totals } from "./totals.tsx";
import { useDrafts } from "./use-drafts.ts";
import { useMedium } from "./use-medium.ts";
import { usePrivateLines } from "./use-private-lines.ts";

type BudgetFormProps = {
  eventId: number;
  groups: BudgetGroup[];
  booked: readonly Booked[];
  /** Of the lines with payments. */
  paid: readonly PaidOfLine[];
  /** Whether all lines are rendered, for those whose scripts do not run. */
  isWhole: boolean;
  state: FormState | undefined;
};

/** The budget as an editable table; sums are updated while typing, and one save sends the changed lines. */
export function BudgetForm({ eventId, groups, booked, paid, isWhole, state }: BudgetFormProps) {
  const { drafts, type, takeBack } = useDrafts(eventId, groups);
  const busy = useNavigation().formMethod === "POST";
  const submit = useSubmit();
  const account = useFormAccount();
  const mayWrite = useMayWrite("budget");
  const privateLines = usePrivateLines(eventId);
  const {
    theirs,
    busy: asking,
    ask,
  } = useTheirVersion<{ groups: BudgetGroup[] | null }>(at("budget"), state);
  useFocusFirstError(state);

  const medium = useMedium();
  const atFirst = useMemo(
    () => linesAtFirst(groups, isWhole ? Number.POSITIVE_INFINITY : LINES_AT_FIRST),
    [groups, isWhole],
  );
  const lines = useMemo(() => groups.flatMap(({ children }) => children), [groups]);
  const onLines = useMemo(() => bookedByLine(groups, booked), [groups, booked]);
  const onBook = useMemo(() => new Map(paid.map((one) => [one.budget_id, one])), [paid]);
  const changed = changedLines(groups, drafts);
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const name = amountNames.find((one) => target.name.endsWith(one));
    const line = lines.find(({ id }) => target.name.startsWith(`${id}.`));
    if (!name || !line) return;
    if (key === "Escape") {
      type(line.id, name, undefined);
      return;
    }
    const { value: text, selectionStart: start, selectionEnd: end } = target;
    const step = stepOf(key, { text, start, end });
    if (step === null) return;
    event.preventDefault();
    moveFrom(target, step);
  };

  const theirLines = theirs?.groups?.flatMap(({ children }) => children) ?? [];
  const save = (event: React.FormEvent) => {
    event.preventDefault();
    if (changed.length === 0) return;
    const form = budgetForm(eventId, changed, drafts, (line) => {
      const seen = theirLines.find(({ id }) => id === line.id);
      return seen ? seen.pivot.version : versionUnder(line, drafts[line.id]);
    });
    if (account !== null) form.set(ACCOUNT_FIELD, account);
    void submit(form, { method: "post", preventScrollReset: true });
  };

  return (
    <Form
      method="post"
      className={`${kit.stack6} ${kit.oneColumn} ${kit.shrink} ${styles.form}`}
      onSubmit={save}
      autoComplete="off"
      noValidate
    >
      <input type="hidden" name="event_id" value={eventId} />
      {groups.flatMap(({ children }, index) =>
        children
          .slice(0, atFirst[index])
          .map(({ id, pivot }) => (
            <input key={id} type="hidden" name={`${id}.version`} value={pivot.version} />
          )),
      )}
      {isChangedMeanwhile(state) ? (
        <ChangedMeanwhile
          asked={theirs !== undefined}
          busy={asking}
          onAsk={ask}
          address={at("budget")}
        />
      ) : state ? (
        <FormNote state={state} />
      ) : null}
      <table className={styles.table} onKeyDown={onKeyDown}>
        <caption className="visually-hidden">Budget en FCFA, par catégorie</caption>
        <thead className={styles.columns}>
          <tr>
            <th scope="col">Poste</th>
            {amountNames.map((name) => (
              <th key={name} scope="col" className={styles.amount}>
                {amountLabels[name]}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group, index) => (
          <Category
            key={group.id}
            group={group}
            drafts={drafts}
            theirs={theirs?.groups?.find(({ id }) => id === group.id)}
            booked={onLines}
            paid={onBook}
            mayWrite={mayWrite}
            privateLines={privateLines}
            medium={medium}
            atFirst={atFirst[index] ?? 0}
            isRefused={state !== undefined && !state.waiting}
            onType={type}
          />
        ))}
        <Totals
          totals={budgetTotals(lines.map((line) => amountsNow(line, drafts[line.id])))}
          paid={paidTotals(lines, drafts, onBook)}
          changed={changed.length}
          busy={busy}
          onTakeBack={takeBack}
        />
      </table>
      <SharesChart {...categoryShares(groups, drafts)} />
    </Form>
  );
}
