import type { Guest } from "@jdj/contract/notebook/guests";
import styles from "#app/areas/notebook/guests/guest-form.module.css";
import kit from "#app/ui/kit.module.css";

type PresenceSwitchProps = {
  guest: Guest;
  /** The values of a refused form; the switch is among them when it was on. */
  typed: Record<string, string> | undefined;
  /** The same guest as somebody else saved it meanwhile. */
  theirs: Guest | undefined;
};

/** Whether the guest comes, entered by the host. */
export function PresenceSwitch({ guest, typed, theirs }: PresenceSwitchProps) {
  const moved = theirs !== undefined && theirs.has_confirmed !== guest.has_confirmed;
  return (
    <fieldset className={styles.presence}>
      <legend>Présence</legend>
      <label className={`${kit.row3} ${styles.switch}`}>
        <input
          type="checkbox"
          name="has_confirmed"
          value="1"
          defaultChecked={typed ? "has_confirmed" in typed : guest.has_confirmed === 1}
        />
        <span className={styles.on}>Confirmée</span>
        <span className={styles.off}>Pas encore confirmée</span>
      </label>
      {guest.answer === "no" ? <p>Cet invité a répondu qu’il ne viendra pas.</p> : null}
      {moved ? (
        <p>
          Enregistré entre-temps{"\u00a0"}:{" "}
          {theirs.has_confirmed === 1 ? "Confirmée" : "Pas encore confirmée"}
        </p>
      ) : null}
    </fieldset>
  );
}
