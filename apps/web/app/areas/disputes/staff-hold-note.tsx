import type { StaffHold } from "@jdj/contract/payments/staff-hold";
import { dateAndTime } from "@jdj/french/dates";
import { useSite } from "#app/document/site.ts";
import { Note } from "#app/ui/error-note.tsx";

type StaffHoldNoteProps = {
  /** Null, or an ended one, shows nothing. */
  hold: StaffHold | null | undefined;
  /** Who reads it. */
  side: "customer" | "provider";
};

const untilThen = {
  customer: "Rien n’en est versé d’ici là, même si la date prévue passe.",
  provider: "Vous le recevrez selon les règles habituelles quand la retenue sera levée.",
} as const;

/** That staff hold the money of a sale, since when and why. */
export function StaffHoldNote({ hold, side }: StaffHoldNoteProps) {
  const { brand } = useSite();
  if (!hold || hold.ended_at !== null) return null;
  const since = `${brand} retient cet argent depuis le ${dateAndTime(hold.held_at)}`;
  return (
    <Note tone="warning">
      <p>
        <strong>{since}</strong>
        {hold.reason === "" ? "." : <>&nbsp;: «&nbsp;{hold.reason}&nbsp;»</>}
      </p>
      <p>{untilThen[side]}</p>
    </Note>
  );
}
