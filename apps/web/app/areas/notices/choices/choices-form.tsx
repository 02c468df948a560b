import type { PhoneNotices } from "@jdj/contract/campaigns/phone-notices";
import { frequencyLabels, kindLabel } from "@jdj/contract/notices/kind-labels";
import { frequenciesOf, type NoticeAudience } from "@jdj/contract/notices/kinds";
import type { NoticeChoice } from "@jdj/contract/notices/notices";
import { Title } from "#app/document/title.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import control from "#app/ui/control.module.css";
import { DataTable } from "#app/ui/data-table.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./choices-form.module.css";
import { DeviceBox } from "./device-box.tsx";
import { PhoneBox } from "./phone-box.tsx";

type ChoicesFormProps = {
  choices: readonly NoticeChoice[];
  /** The key for devices, null where none is told of anything, and those of the account. */
  pushKey: string | null;
  devices: readonly string[];
  /** By what a phone is told; null where no paid way is offered. */
  phone: PhoneNotices | null;
  audience: NoticeAudience;
  /** The page of notices, and where a script says what was chosen for this device. */
  list: string;
  device: string;
  state: FormState | undefined;
};

/** How each kind is brought: a table of all of them, which is a card for each on a phone. */
export function ChoicesForm(props: ChoicesFormProps) {
  const { choices, pushKey, devices, phone, audience, list, device, state } = props;
  return (
    <section className={`${kit.stack4} ${styles.page}`} aria-labelledby="reglages">
      <Title>Réglages des notifications</Title>
      <p>
        <a href={list} className={kit.iconLink}>
          <Icon name="arrow-left" size={20} />
          Notifications
        </a>
      </p>
      <header className={kit.stack2}>
        <h1 id="reglages">Réglages des notifications</h1>
        <p className={words.secondary}>
          Les e-mails d’un jour ou d’une semaine arrivent ensemble, à 7&nbsp;h&nbsp;; rien ne part
          entre 21&nbsp;h et 7&nbsp;h. Ce qui touche à l’argent et aux achats a ses propres e-mails.
        </p>
      </header>
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      {pushKey === null ? null : <DeviceBox pushKey={pushKey} devices={devices} to={device} />}
      <form method="post" className={kit.stack4}>
        {pushKey === null ? null : <input type="hidden" name="devices" value="1" />}
        {phone === null ? null : (
          <>
            <PhoneBox phone={phone} state={state} />
            <input type="hidden" name="phones" value="1" />
          </>
        )}
        <DataTable
          caption="Ce dont vous êtes prévenu, et comment"
          rows={choices}
          rowKey={({ kind }) => kind}
          columns={[
            {
              heading: "Notification",
              names: true,
              cell: ({ kind }) => <Kind {...kindLabel(kind, audience)} />,
            },
            {
              heading: "Sur le site",
              cell: (choice) => <PageBox choice={choice} audience={audience} />,
            },
            {
              heading: "Par e-mail",
              cell: (choice) => <EmailChoice choice={choice} audience={audience} />,
            },
            ...(pushKey === null
              ? []
              : [
                  {
                    heading: "Sur vos appareils",
                    cell: (choice: NoticeChoice) => <PushBox choice={choice} audience={audience} />,
                  },
                ]),
            ...(phone === null
              ? []
              : [
                  {
                    heading: "Par message",
                    cell: (choice: NoticeChoice) => (
                      <PhoneTick choice={choice} audience={audience} />
                    ),
                  },
                ]),
          ]}
        />
        <div>
          <Button>Enregistrer</Button>
        </div>
      </form>
    </section>
  );
}

function Kind({ label, hint }: { label: string; hint: string }) {
  return (
    <span className={kit.stack1}>
      <span>{label}</span>
      <span className={`${words.note} ${words.regular} ${styles.hint}`}>{hint}</span>
    </span>
  );
}

type CellProps = { choice: NoticeChoice; audience: NoticeAudience };

function PageBox({ choice: { kind, page }, audience }: CellProps) {
  const { label } = kindLabel(kind, audience);
  if (page === null) return <span className={words.note}>Par e-mail seulement</span>;
  return (
    <label className={styles.box}>
      <input type="checkbox" name={`page-${kind}`} value="1" defaultChecked={page} />
      <span className="visually-hidden">{label} sur le site</span>
    </label>
  );
}

function PushBox({ choice: { kind, push }, audience }: CellProps) {
  const { label } = kindLabel(kind, audience);
  if (push === null) return <span className={words.note}>Non</span>;
  return (
    <label className={styles.box}>
      <input type="checkbox" name={`push-${kind}`} value="1" defaultChecked={push} />
      <span className="visually-hidden">{label} sur vos appareils</span>
    </label>
  );
}

function PhoneTick({ choice: { kind, phone }, audience }: CellProps) {
  const { label } = kindLabel(kind, audience);
  if (phone === null) return <span className={words.note}>Non</span>;
  return (
    <label className={styles.box}>
      <input type="checkbox" name={`phone-${kind}`} value="1" defaultChecked={phone} />
      <span className="visually-hidden">{label} par message</span>
    </label>
  );
}

function EmailChoice({ choice: { kind, email }, audience }: CellProps) {
  if (email === null) return <span className={words.note}>Ses propres e-mails</span>;
  return (
    <select
      name={`email-${kind}`}
      aria-label={`${kindLabel(kind, audience).label} par e-mail`}
      className={`${control.control} ${styles.select}`}
      defaultValue={email}
    >
      {frequenciesOf(kind).map((one) => (
        <option key={one} value={one}>
          {frequencyLabels[one]}
        </option>
      ))}
    </select>
  );
}
