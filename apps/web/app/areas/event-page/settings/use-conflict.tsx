import type { EventPageSettings } from "@jdj/contract/event-page/settings";
import { at } from "@jdj/contract/paths/addresses";
import type { ReactNode } from "react";
import {
  ChangedMeanwhile,
  isChangedMeanwhile,
  theirsBeside,
  useTheirVersion,
} from "#app/areas/notebook/changed-meanwhile.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { ErrorNote } from "#app/ui/error-note.tsx";

/** What a form of the page says above its fields, and what another host saved meanwhile, once it is asked for. */
export function useConflict(state: FormState | undefined): {
  note: ReactNode;
  theirs: EventPageSettings | undefined;
} {
  const { theirs, busy, ask } = useTheirVersion<{ page: EventPageSettings }>(
    at("eventPage"),
    state,
  );
  if (!state) return { note: null, theirs: undefined };
  if (!isChangedMeanwhile(state))
    return { note: <ErrorNote>{state.message}</ErrorNote>, theirs: undefined };
  return {
    note: (
      <ChangedMeanwhile
        asked={theirs !== undefined}
        busy={busy}
        onAsk={ask}
        address={at("eventPage")}
      />
    ),
    theirs: theirs?.page,
  };
}

/** The hint of a field: what another host saved in it meanwhile, where it differs from what is typed. */
export function hintBeside(
  typed: string | undefined,
  theirs: string | null | undefined,
  asked: boolean,
  hint?: string,
): { hint: string } | Record<string, never> {
  const shown = theirsBeside(typed, theirs, asked) ?? hint;
  return shown === undefined ? {} : { hint: shown };
}
