import { backToCard } from "@jdj/contract/campaigns/ready-query";
import { Fragment } from "react";
import { Link } from "react-router";
import { Note } from "#app/ui/error-note.tsx";
import type { Advice } from "./advice.ts";

type AdviceNotesProps = {
  advice: readonly Advice[];
  /** Whether the pages where it is followed lead back to the card. */
  ofCard?: boolean;
};

/**
 * The advice before sending a campaign, in one note: a single one in its words, several as one line
 * of what is missing. Each leads to the page where it is followed.
 */
export function AdviceNotes({ advice, ofCard = false }: AdviceNotesProps) {
  const [only] = advice;
  if (!only) return null;
  const address = (to: string) => (ofCard ? `${to}?${backToCard}` : to);
  if (advice.length === 1)
    return (
      <Note tone="warning">
        {only.text} <Link to={address(only.to)}>{only.action}</Link>
      </Note>
    );
  return (
    <Note tone="warning">
      Il manque encore{"\u00a0: "}
      {advice.map(({ text, short, to }, at) => (
        <Fragment key={text}>
          {at === 0 ? "" : at === advice.length - 1 ? " et " : ", "}
          <Link to={address(to)} title={text}>
            {short}
          </Link>
        </Fragment>
      ))}
      .
    </Note>
  );
}
