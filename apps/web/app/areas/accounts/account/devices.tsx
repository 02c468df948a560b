import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { deviceName } from "./device-name.ts";
import styles from "./page.module.css";

type DevicesProps = {
  sessions: { id: number; device: string; created_at: string; current: boolean }[];
};

/** The devices with a session; each other one can be signed out, or all of them. */
export function Devices({ sessions }: DevicesProps) {
  return (
    <section className={`${kit.stack3} ${styles.section}`} aria-labelledby="appareils">
      <h2 id="appareils">Appareils connectés</h2>
      <ul className={`${kit.card} ${styles.devices}`}>
        {sessions.map(({ id, device, created_at, current }) => (
          <li className={kit.cluster} key={id}>
            <p>
              <strong>{deviceName(device)}</strong>
              <span>Connecté le {dateAndTime(created_at)}</span>
            </p>
            {current ? (
              <Badge tone="good">Cet appareil</Badge>
            ) : (
              <form method="post" action={at("endSession")}>
                <input type="hidden" name="session" value={id} />
                <Button variant="quiet" aria-label={`Déconnecter ${deviceName(device)}`}>
                  Déconnecter
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form method="post" action={at("endSession")}>
        <input type="hidden" name="session" value="all" />
        <Button variant="plain">Déconnexion partout</Button>
      </form>
    </section>
  );
}
