import { at } from "@jdj/contract/paths/addresses";
import { directoryRefusals } from "@jdj/contract/providers/messages";
import reading from "#app/areas/content/reading.module.css";
import { Title } from "#app/document/title.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";

/** Shown instead of a provider who is out of the directory: what runs with them goes on. */
export function Unlisted() {
  return (
    <section className={`${kit.page} ${reading.page}`} aria-labelledby="absent">
      <Title>Prestataire absent de l’annuaire</Title>
      <div className={`${kit.stack3} ${kit.narrow} ${reading.head}`}>
        <h1 id="absent">Absent de l’annuaire</h1>
        <p>{directoryRefusals["provider-unlisted"].message}</p>
        <p>
          Vos demandes et vos réservations en cours avec lui continuent&nbsp;: elles restent dans «
          Mes demandes&nbsp;» et «&nbsp;Mes réservations&nbsp;».
        </p>
        <div>
          <LinkButton to={at("providers")} reloadDocument>
            Voir les autres prestataires
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
