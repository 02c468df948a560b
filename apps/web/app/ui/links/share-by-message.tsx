import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./links.module.css";

/** Opens WhatsApp and SMS with a text that is ready; whom it goes to is chosen there. */
export function ShareByMessage({ text }: { text: string }) {
  const written = encodeURIComponent(text);
  return (
    <>
      <a
        className={`${kit.tapTarget} ${styles.link}`}
        href={`https://wa.me/?text=${written}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="brand-whatsapp" size={20} />
        <span>WhatsApp</span>
      </a>
      <a className={`${kit.tapTarget} ${styles.link}`} href={`sms:?body=${written}`}>
        <Icon name="message-circle" size={20} />
        <span>SMS</span>
      </a>
    </>
  );
}
