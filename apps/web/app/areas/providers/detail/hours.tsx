import type { ProviderPage } from "@jdj/contract/providers/detail";
import { weekdays } from "@jdj/french/weekdays";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./offer.module.css";

/** « 8 h 30 ». */
function timeOf(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  return `${Number(hour)}\u00a0h${minute === "00" ? "" : `\u00a0${minute}`}`;
}

/** The opening hours; nothing while they are unknown. */
export function Hours({ hours }: { hours: ProviderPage["opening_hours"] }) {
  if (hours.length === 0) return null;
  return (
    <section aria-labelledby="horaires" className={`${kit.stack3} ${styles.hours}`}>
      <h2 id="horaires">Horaires</h2>
      <dl>
        {weekdays.map((day, at) => {
          const open = hours.filter(({ weekday }) => weekday === at + 1);
          return (
            <div key={day}>
              <dt className={words.secondary}>{day}</dt>
              <dd>
                {open.length === 0
                  ? "Fermé"
                  : open
                      .map(({ opens, closes }) => `${timeOf(opens)} à ${timeOf(closes)}`)
                      .join(", ")}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
