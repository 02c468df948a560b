import { useCallback, useState } from "react";
import { useFetcher, useSubmit } from "react-router";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { type BudgetLine, budgetForm } from "./drafts.ts";

/** How lines are made private, and what became of the last one. */
export type PrivateLines = {
  /** The line that was marked last. */
  last: number | undefined;
  /** Whether it is being made private, or public. */
  asked: boolean | undefined;
  /** Why it could not be. */
  refusal: string | undefined;
  /** Undefined for those who may not. */
  mark: ((line: BudgetLine, isPrivate: boolean) => void) | undefined;
};

/** Makes lines private to the owner, or public again; one fetcher for all, because a budget has hundreds of lines. */
export function usePrivateLines(eventId: number): PrivateLines {
  const mayMark = useMayWrite("private");
  const submit = useSubmit();
  const [last, setLast] = useState<number>();
  const { data, state, formData } = useFetcher<FormState | null>({ key: String(last) });
  const asked = formData?.get("is_private");
  const mark = useCallback(
    (line: BudgetLine, isPrivate: boolean) => {
      setLast(line.id);
      const form = budgetForm(eventId, [line], {}, ({ pivot }) => pivot.version);
      form.set("intent", "private");
      form.set("line", String(line.id));
      form.set("is_private", String(isPrivate));
      void submit(form, {
        method: "post",
        preventScrollReset: true,
        navigate: false,
        fetcherKey: String(line.id),
      });
    },
    [eventId, submit],
  );
  return {
    last,
    asked: asked ? asked === "true" : undefined,
    refusal: state === "idle" ? data?.message : undefined,
    mark: mayMark ? mark : undefined,
  };
}
