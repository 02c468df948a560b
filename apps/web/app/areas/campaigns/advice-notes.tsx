import { Link } from "react-router";
import { Note } from "#app/ui/error-note.tsx";
import type { Advice } from "./advice.ts";

/** The advice before sending a campaign, each with a link to the page where it is followed. */
export function AdviceNotes({ advice }: { advice: readonly Advice[] }) {
  return advice.map(({ text, to, action }) => (
    <Note key={text} tone="warning">
      {text} <Link to={to}>{action}</Link>
    </Note>
  ));
}
