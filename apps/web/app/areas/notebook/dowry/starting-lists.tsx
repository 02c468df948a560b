import type { StartingList } from "@jdj/contract/notebook/dowry";
import { dowryStages, stageLabels } from "@jdj/contract/notebook/dowry-items";
import { shortDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import itemList from "#app/areas/notebook/item-list.module.css";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

type StartingListsProps = {
  eventId: number;
  lists: readonly StartingList[];
  state: FormState | undefined;
};

/** Examples by people, each with its source, of which hosts take a stage. */
export function StartingLists({ eventId, lists, state }: StartingListsProps) {
  return (
    <section
      className={`${kit.stack3} ${kit.oneColumn} ${kit.notPrinted}`}
      aria-labelledby="exemples"
    >
      <h2 id="exemples">Partir d’un exemple</h2>
      <p className={`${kit.narrow} ${words.secondary}`}>
        Ce que d’autres ont publié sur leur peuple. Les usages changent d’un village et d’une
        famille à l’autre{"\u00a0"}: prenez ce qui vous parle, puis corrigez avec vos aînés.
      </p>
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <div className={styles.examples}>
        {lists.map((list) => (
          <details key={list.code} className={kit.card} open={state?.values.list === list.code}>
            <summary className={`${kit.tapTarget} ${itemList.summary}`}>
              <span>
                {list.people}
                <span className={words.note}> · {list.region}</span>
              </span>
            </summary>
            <Example {...{ eventId, list }} />
          </details>
        ))}
      </div>
    </section>
  );
}

function Example({ eventId, list }: { eventId: number; list: StartingList }) {
  return (
    <div className={`${kit.stack4} ${kit.oneColumn} ${styles.example}`}>
      {dowryStages.map((stage) => {
        const items = list.items.filter((item) => item.stage === stage);
        const left = items.filter((item) => !item.is_taken).length;
        return items.length > 0 ? (
          <div key={stage} className={`${kit.stack2} ${kit.oneColumn}`}>
            <h3>{stageLabels[stage]}</h3>
            <ul className={styles.named}>
              {items.map(({ code, name, quantity, amount, recipient }) => (
                <li key={code} className={words.breakAnywhere}>
                  {[name, quantity, amount === null ? null : fcfa(amount)]
                    .filter(Boolean)
                    .join(", ")}
                  {recipient ? <span className={words.secondary}> · {recipient}</span> : null}
                </li>
              ))}
            </ul>
            {left > 0 ? (
              <Form method="post" preventScrollReset>
                <HiddenInputs
                  values={{ intent: "take", event_id: eventId, list: list.code, stage }}
                />
                <Button variant="plain">
                  Ajouter {count(left, "ligne")}
                  <span className="visually-hidden">
                    {" "}
                    ({list.people}, {stageLabels[stage]})
                  </span>
                </Button>
              </Form>
            ) : (
              <p className={words.note}>Déjà dans votre liste.</p>
            )}
          </div>
        ) : null;
      })}
      <p className={words.note}>
        Source{"\u00a0"}:{" "}
        <a className={words.linkText} href={list.source.address} target="_blank" rel="noreferrer">
          {list.source.name}
        </a>
        , lu le {shortDate(list.read_on)}. À vérifier auprès de votre famille.
      </p>
    </div>
  );
}
