import { at } from "@jdj/contract/paths/addresses";
import { useSite } from "#app/document/site.ts";
import { Form } from "#app/forms/form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./chat-box.module.css";
import { ChatFields } from "./chat-fields.tsx";

/**
 * « Écrivez-nous », at the foot of the window: leaves a message in the contact inbox, or opens
 * another company's chat when the settings name one. Opens without script.
 */
export function ChatBox() {
  const { webChatUrl } = useSite().contacts;
  return webChatUrl === null ? <OwnBox /> : <Elsewhere address={webChatUrl} />;
}

/** The other company's page: nothing of it is fetched before a press. */
export function Elsewhere({ address }: { address: string }) {
  return (
    <a className={styles.elsewhere} href={address} target="_blank" rel="noopener noreferrer">
      <Icon name="message-circle" size={24} />
      <span>Écrivez-nous</span>
    </a>
  );
}

function OwnBox() {
  return (
    <details className={`${kit.notPrinted} ${styles.box}`} data-menu>
      <summary>
        <Icon name="message-circle" size={24} />
        <span>Écrivez-nous</span>
        <Icon name="x" size={22} />
      </summary>
      <div className={`${kit.outlined} ${styles.panel}`}>
        <p>Laissez-nous un mot&nbsp;: nous répondons par e-mail.</p>
        <Form
          method="post"
          action={at("chat")}
          noValidate
          reloadDocument
          className={`${kit.stack3} ${kit.spaceAbove3} ${styles.form}`}
        >
          <ChatFields />
        </Form>
      </div>
    </details>
  );
}
