import { notebookMessages } from "@jdj/contract/notebook/messages";
import { useState } from "react";
import { useFetcher } from "react-router";
import type { FormState } from "#app/forms/form-state.ts";
import { beside } from "#app/http/keep-shown.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";

/** Whether a form was refused because somebody else saved since it was shown. */
export function isChangedMeanwhile(state: FormState | undefined): boolean {
  return state?.code === "changed-meanwhile";
}

/**
 * What somebody else saved, loaded beside the form so that the typed values stay: the page's
 * new loader data, undefined before it is requested and after another refusal.
 */
export function useTheirVersion<Loader>(address: string, state: FormState | undefined) {
  const fetcher = useFetcher<Loader>();
  const [askedFor, setAskedFor] = useState<FormState>();
  const asked = state !== undefined && askedFor === state;
  const busy = fetcher.state === "loading";
  return {
    theirs: asked && !busy ? fetcher.data : undefined,
    busy,
    ask: () => {
      setAskedFor(state);
      // Nothing of it may replace the page, on which something is typed.
      void fetcher.load(`${address}?${beside}`);
    },
  };
}

/** The line under a field that somebody else changed; undefined when they did not. */
export function theirsBeside(
  mine: string | null | undefined,
  theirs: string | null | undefined,
  asked: boolean,
): string | undefined {
  if (!asked || (mine ?? "") === (theirs ?? "")) return undefined;
  return theirs ? `Enregistré entre-temps\u00a0: ${theirs}` : "Effacé entre-temps";
}

type ChangedMeanwhileProps = {
  /** Whether their version is already shown beside the fields. */
  asked: boolean;
  busy: boolean;
  onAsk: () => void;
  address: string;
};

/** The banner of a save that would have overwritten somebody else's: compare, or take their version. */
export function ChangedMeanwhile({ asked, busy, onAsk, address }: ChangedMeanwhileProps) {
  if (asked)
    return (
      <Note tone="warning">
        Ce qui a été enregistré entre-temps est écrit au-dessus de chaque champ qui diffère.
        Corrigez votre version si besoin, puis enregistrez.
      </Note>
    );
  return (
    <ErrorNote>
      <p>{notebookMessages.changedMeanwhile}</p>
      <div className={`${kit.wrap} ${kit.gapSmall} ${kit.spaceAbove3}`}>
        <Button type="button" busy={busy} onClick={onAsk}>
          Comparer avec la mienne
        </Button>
        <LinkButton to={address} reloadDocument variant="plain">
          Recharger la page
        </LinkButton>
      </div>
    </ErrorNote>
  );
}
