import { at } from "@jdj/contract/paths/addresses";
import type { ProviderPage } from "@jdj/contract/providers/detail";
import { LinkButton } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { Html } from "#app/ui/html.tsx";
import styles from "./page.module.css";

/** What a provider says of themselves, and their services, each a link to the others who offer it. */
export function Presentation({ provider }: { provider: ProviderPage }) {
  return (
    <>
      {provider.demonstration ? (
        <Note>Ce prestataire est un exemple, inventé pour la démonstration.</Note>
      ) : null}
      {provider.description ? (
        <section aria-labelledby="presentation" className={styles.text}>
          <h2 id="presentation">Présentation</h2>
          <Html html={provider.description} className={styles.html} />
        </section>
      ) : null}
      <Services services={provider.service_type} />
    </>
  );
}

function Services({ services }: { services: readonly { id: number; name: string }[] }) {
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="services" className={styles.text}>
      <h2 id="services">{services.length > 1 ? "Ses services" : "Son service"}</h2>
      <ul className={styles.services}>
        {services.map(({ id, name }) => (
          <li key={id}>
            <LinkButton
              to={at("providersFor", { serviceTypeId: id, budgetId: 0 })}
              variant="plain"
              reloadDocument
            >
              {name}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
