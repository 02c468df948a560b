import { Link } from "react-router";
import { Note } from "#app/ui/error-note.tsx";
import type { Advice } from "./advice.ts";

/** The advice before a send, each with the way to follow it. */
export function AdviceNotes({ advice }: { advice: readonly Advice[] }) {
  return advice.map(({ text, to, action }) => (
    <Note key={text} tone="warning">
      {text} <Link to={to}>{action}</Link>
    </Note>
  ));
}
