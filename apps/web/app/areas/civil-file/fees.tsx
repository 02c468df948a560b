import type { CivilFile } from "@jdj/contract/civil-file/civil-file";
import { at } from "@jdj/contract/paths/addresses";
import { fcfa } from "@jdj/french/money";
import { Link } from "react-router";
import itemList from "#app/areas/notebook/item-list.module.css";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

const names = {
  "town-hall": { name: "Frais de mairie", about: "Le coût de la célébration selon le jour" },
  burida: { name: "BURIDA", about: "Droits d’auteur de la musique jouée à la fête" },
} as const;

type FeesProps = {
  eventId: number;
  fees: CivilFile["fees"];
  mayWrite: boolean;
  state: FormState | undefined;
};

/** Known fees, each put into the budget by one press. */
export function Fees({ eventId, fees, mayWrite, state }: FeesProps) {
  if (fees.length === 0) return null;
  return (
    <section className={`${kit.stack3} ${kit.oneColumn} ${kit.notPrinted}`} aria-labelledby="frais">
      <h2 id="frais">Les frais, à vérifier</h2>
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <ul className={`${kit.card} ${kit.listReset}`}>
        {fees.map(({ fee, min, max, is_added }) => (
          <li key={fee} className={`${kit.ruled} ${itemList.item}`}>
            <span className={kit.shrink}>
              <strong>{names[fee].name}</strong>
              <span className={`${kit.block} ${words.note}`}>
                {names[fee].about}
                {min === null ? "" : ` · ${costs(min, max)}`}
              </span>
            </span>
            {is_added ? (
              <Link className={kit.iconLink} to={at("budget")}>
                Dans le budget
                <span className="visually-hidden">{`\u00a0: ${names[fee].name}`}</span>
              </Link>
            ) : mayWrite ? (
              <Form method="post" preventScrollReset>
                <HiddenInputs values={{ intent: "fee", event_id: eventId, fee }} />
                <Button variant="plain">
                  Ajouter
                  <span className="visually-hidden">{` au budget\u00a0: ${names[fee].name}`}</span>
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function costs(min: number, max: number | null): string {
  return max === null || max === min ? fcfa(min) : `de ${fcfa(min)} à ${fcfa(max)}`;
}
