import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./device-box.module.css";

type DeviceBoxProps = {
  /** Our public key, with which a browser subscribes. */
  pushKey: string;
  /** The devices of the account, by the hashes of their addresses. */
  devices: readonly string[];
  /** Where a script says what was chosen. */
  to: string;
};

/** « Sur cet appareil »: its script says whether the device is told, and changes it. */
export function DeviceBox({ pushKey, devices, to }: DeviceBoxProps) {
  return (
    <section
      className={`${kit.card} ${styles.box}`}
      aria-labelledby="appareil"
      data-push=""
      data-key={pushKey}
      data-to={to}
      data-devices={devices.join(" ")}
    >
      <Icon name="bell-ringing" size={24} stroke={1.75} className={styles.icon} />
      <div className={`${kit.stack1} ${kit.shrink}`}>
        <h2 id="appareil" className={styles.title}>
          Sur cet appareil
        </h2>
        <p aria-live="polite" className={words.secondary}>
          <noscript>Pour prévenir cet appareil, il faut JavaScript.</noscript>
        </p>
      </div>
      <Button type="button" variant="plain" hidden>
        Prévenir cet appareil
      </Button>
    </section>
  );
}
