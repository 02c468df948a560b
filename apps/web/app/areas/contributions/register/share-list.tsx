import type { ContributionRegister } from "@jdj/contract/contributions/register-shapes";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { Form } from "react-router";
import itemList from "#app/areas/notebook/item-list.module.css";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import kit from "#app/ui/kit.module.css";
import { ShareByMessage } from "#app/ui/links/share-by-message.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import { listText } from "./list-text.ts";
import styles from "./page.module.css";
import { asks } from "./register-address.ts";

type ShareListProps = {
  event: string;
  register: ContributionRegister;
  /** `YYYY-MM-DD`. */
  today: string;
  asked: URLSearchParams;
  /** Whether the reader may choose to share names and what each gave. */
  mayName: boolean;
};

/** The list to paste into a conversation; whether it has names and sums is chosen each time. */
export function ShareList({ event, register, today, asked, mayName }: ShareListProps) {
  const names = mayName && asked.has(asks.names);
  const sums = names && asked.has(asks.sums);
  const text = listText(event, register, { names, sums }, longDate(today));
  return (
    <details
      className={`${kit.card} ${kit.notPrinted}`}
      open={asked.has(asks.list) || undefined}
      id="liste"
    >
      <summary className={`${kit.tapTarget} ${itemList.summary}`}>La liste pour WhatsApp</summary>
      <div className={`${kit.stack4} ${kit.oneColumn} ${styles.body}`}>
        {mayName ? (
          <Form
            action={`${at("contributions")}#liste`}
            className={kit.cluster3}
            key={`${names} ${sums}`}
            preventScrollReset
          >
            <input type="hidden" name={asks.list} value="1" />
            <CheckboxField
              name={asks.names}
              errors={undefined}
              defaultValue={names ? "1" : undefined}
            >
              Les noms
            </CheckboxField>
            <CheckboxField
              name={asks.sums}
              errors={undefined}
              defaultValue={sums ? "1" : undefined}
            >
              Ce que chacun a donné
            </CheckboxField>
            <Button variant="plain">Préparer</Button>
          </Form>
        ) : (
          <p className={words.note}>
            Les totaux par groupe. La trésorerie et les propriétaires peuvent y mettre les noms.
          </p>
        )}
        <TextField
          key={text}
          name="texte"
          label="Texte à coller"
          lines={8}
          readOnly
          defaultValue={text}
          errors={undefined}
          hint="Sans aucun numéro de téléphone."
        />
        <div className={kit.cluster3}>
          <ShareByMessage text={text} />
        </div>
      </div>
    </details>
  );
}
