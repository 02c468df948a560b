import type { EventPage } from "@jdj/contract/event-page/public-page";
import { placePhrase } from "@jdj/contract/notebook/place-phrase";
import { dateOfFeast } from "#app/areas/invitations/date-of-feast.ts";
import { directionsTo, type Maps } from "#app/areas/invitations/when-and-where.ts";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";
import { programmeDays } from "./programme-days.ts";

type ProgrammeProps = {
  ceremonies: EventPage["ceremonies"];
  /** The maps of the guest's device. */
  maps: Maps;
};

/** The programme by days: the hour, what, where, and the way there. */
export function Programme({ ceremonies, maps }: ProgrammeProps) {
  if (ceremonies.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="programme">
      <h2 id="programme">Programme</h2>
      {programmeDays(ceremonies).map(({ date, ceremonies: held }) => (
        <div key={date ?? ""} className={kit.stack2}>
          <h3 className={`${words.text18} ${words.hibiscus}`}>
            {dateOfFeast(date, "exact") || "Date à venir"}
          </h3>
          <ul className={`${kit.listReset} ${kit.stack3}`}>
            {held.map((one) => (
              <li key={one.id} className={one.time === null ? undefined : styles.moment}>
                {one.time === null ? null : (
                  <span className={`${words.bold} ${words.nowrap}`}>{hourOf(one.time)}</span>
                )}
                <span className={kit.shrink}>
                  <strong className={kit.block}>{one.name}</strong>
                  {one.place === null ? null : (
                    <>
                      <span className={kit.block}>
                        {sentence(placePhrase(one.place_prefix, one.place))}
                      </span>
                      <span className={`${kit.cluster3} ${kit.notPrinted}`}>
                        {directionsTo(one.place, maps).map(({ to, on }) => (
                          <a
                            key={to}
                            className={kit.tapTarget}
                            href={to}
                            aria-label={`Itinéraire${on === null ? "" : ` sur ${on}`}\u00a0: ${one.name}`}
                          >
                            {on ?? "Itinéraire"}
                          </a>
                        ))}
                      </span>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** « 14 h 30 », « 10 h ». @param time `HH:MM` */
function hourOf(time: string): string {
  const [hours, minutes] = time.split(":");
  return `${Number(hours)}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`;
}

const sentence = (text: string) => text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);
