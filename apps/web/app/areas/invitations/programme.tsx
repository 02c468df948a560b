import type { EventStatus } from "@jdj/contract/campaigns/card-purpose";
import type { InvitedCeremony } from "@jdj/contract/invitations/rsvp";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./programme.module.css";
import { directionsTo, type Maps, whenAndWhere } from "./when-and-where.ts";

type ProgrammeProps = {
  ceremonies: readonly (InvitedCeremony & { comes?: boolean | null })[];
  status: EventStatus;
  /** The maps of the guest's device. */
  maps: Maps;
};

/** The ceremonies of an invitation: when, where, a link to the calendar and directions. */
export function Programme({ ceremonies, status, maps }: ProgrammeProps) {
  if (ceremonies.length === 0) return null;
  if (status === "cancelled") return <CancelledProgramme ceremonies={ceremonies} />;
  return (
    <section className={kit.stack3} aria-labelledby="programme">
      <h2 id="programme">Programme</h2>
      <ul className={`${kit.grid} ${styles.list}`}>
        {ceremonies.map((one) => (
          <li key={one.id}>
            <h3>{one.name}</h3>
            {one.comes === false ? <p className={words.tertiary}>Vous n’y serez pas</p> : null}
            <p>{whenAndWhere(one) || "Date à venir"}</p>
            {one.calendar || one.place ? (
              <p className={`${kit.wrap} ${styles.links}`}>
                {one.calendar ? (
                  <a
                    className={kit.tapTarget}
                    href={one.calendar}
                    download
                    aria-label={`Ajouter à mon agenda\u00a0: ${one.name}`}
                  >
                    Ajouter à mon agenda
                  </a>
                ) : null}
                {one.place
                  ? directionsTo(one.place, maps).map(({ to, on }) => (
                      <a
                        key={to}
                        className={kit.tapTarget}
                        href={to}
                        aria-label={`Itinéraire${on === null ? "" : ` sur ${on}`}\u00a0: ${one.name}`}
                      >
                        {on ?? "Itinéraire"}
                      </a>
                    ))
                  : null}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was planned; guests who put it in their calendar can remove it there. */
function CancelledProgramme({ ceremonies }: Pick<ProgrammeProps, "ceremonies">) {
  return (
    <section className={kit.stack3} aria-labelledby="programme">
      <h2 id="programme">Ce qui était prévu</h2>
      <ul className={`${kit.grid} ${styles.list}`}>
        {ceremonies.map((one) => (
          <li key={one.id}>
            <h3>
              <s>{one.name}</s>
            </h3>
            <p>Annulé</p>
            {one.calendar ? (
              <p className={`${kit.wrap} ${styles.links}`}>
                <a
                  className={kit.tapTarget}
                  href={one.calendar}
                  download
                  aria-label={`Retirer de mon agenda\u00a0: ${one.name}`}
                >
                  Retirer de mon agenda
                </a>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
