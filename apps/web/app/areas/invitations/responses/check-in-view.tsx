import type { CheckInLink } from "@jdj/contract/invitations/check-in";
import { dateAndTime } from "@jdj/french/dates";
import { useSite } from "#app/document/site.ts";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { ShareButton } from "#app/ui/links/share-button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

const durations = [
  { value: "12", label: "12 heures" },
  { value: "24", label: "1 jour" },
  { value: "72", label: "3 jours" },
  { value: "168", label: "7 jours" },
  { value: "720", label: "30 jours" },
];

type CheckInViewProps = {
  links: readonly CheckInLink[];
  /** Addresses of the codes to print, of those who come and of all who are expected. */
  paperCodes: { coming: string; expected: string };
  refused: FormState | undefined;
};

/** The links by which helpers without an account let guests in, each for a time. */
export function CheckInView({ links, paperCodes, refused }: CheckInViewProps) {
  const { publicUrl } = useSite();
  const field = bindFields(refused, { label: "Entrée principale", hours: "24" });
  return (
    <div className={`${kit.stack7} ${kit.oneColumn}`}>
      <Note>
        <p>
          Ouvrez le lien sur chaque téléphone pendant qu’il a du réseau{"\u00a0"}: la liste y reste,
          et l’accueil continue sans réseau. Ce lien n’ouvre que la page d’accueil, rien d’autre de
          votre carnet.
        </p>
      </Note>
      {links.length === 0 ? null : (
        <ul className={`${kit.grid} ${styles.requests}`}>
          {links.map(({ id, label, path, expires_at, open }) => (
            <li key={id}>
              <h2 className={`${kit.cluster2} ${words.text18}`}>
                {label} <Badge tone={open ? "good" : "neutral"}>{open ? "ouvert" : "fermé"}</Badge>
              </h2>
              <p className={words.note}>
                {open ? "Jusqu’au" : "Était ouvert jusqu’au"} {dateAndTime(expires_at)}
              </p>
              {open ? (
                <>
                  <ShareButton address={`${publicUrl}${path}`} title={`Accueil, ${label}`} shown />
                  <div className={kit.cluster3}>
                    <LinkButton to={path} reloadDocument variant="plain">
                      Ouvrir la page d’accueil
                    </LinkButton>
                    <Form method="post">
                      <input type="hidden" name="link_id" value={id} />
                      <Button name="intent" value="close-door" variant="quiet">
                        Fermer ce lien
                      </Button>
                    </Form>
                  </div>
                </>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className={`${kit.stack4} ${styles.newLink}`} noValidate>
        <h2>Nouveau lien d’accueil</h2>
        <TextField label="Entrée" required maxLength={40} {...field("label")} />
        <SelectField
          label="Durée"
          placeholder="Choisir une durée"
          choices={durations}
          {...field("hours")}
        />
        <Button name="intent" value="open-door">
          Créer le lien
        </Button>
      </Form>
      <section className={kit.stack3}>
        <h2>Codes d’entrée sur papier</h2>
        <p className={words.secondary}>
          Pour vos invités sans téléphone{"\u00a0"}: le même code, avec leur nom et leur table,
          vingt-quatre par feuille A4 à découper.
        </p>
        <div className={kit.cluster3}>
          <LinkButton to={paperCodes.coming} reloadDocument variant="plain">
            Ceux qui viennent (PDF)
          </LinkButton>
          <LinkButton to={paperCodes.expected} reloadDocument variant="plain">
            Tous, sauf les absents (PDF)
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
