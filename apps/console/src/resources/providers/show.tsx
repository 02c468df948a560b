import type { ConsoleProvider } from "@jdj/contract/console/providers";
import Link from "@mui/material/Link";
import {
  DateField,
  FunctionField,
  Labeled,
  Show,
  TabbedShowLayout,
  TextField,
  UrlField,
} from "react-admin";
import { WholeRecord } from "../../forms/whole-record.tsx";
import { Actions } from "./actions.tsx";
import { Commission } from "./commission.tsx";
import { Hours } from "./hours.tsx";
import { kindLabels, placeLabel, stateLabels } from "./labels.ts";
import { Steps } from "./steps.tsx";
import { Subscriptions } from "./subscriptions.tsx";

const amount = (fcfa: number | null) => (fcfa === null ? "–" : fcfa.toLocaleString("fr-FR"));

/** A provider or seller: how far it has come, who works there, what it has been granted. */
export default function ProviderShow() {
  return (
    <Show title="Prestataire">
      <WholeRecord field="steps">
        <TabbedShowLayout syncWithLocation={false}>
          <TabbedShowLayout.Tab label="Suivi">
            <TextField source="name" label="Nom" sx={{ fontSize: "1.25rem" }} />
            <FunctionField<ConsoleProvider>
              label="Compte"
              render={({ kind, state }) =>
                `${kindLabels[kind]}, ${stateLabels[state].toLowerCase()}`
              }
            />
            <Labeled label="Étapes">
              <Steps />
            </Labeled>
            <FunctionField<ConsoleProvider>
              label="Page publique"
              render={({ id, state, kind }) =>
                state === "visible" && kind !== "seller" ? (
                  <Link href={`/prestataires-de-mariage-details/${id}`} target="_blank">
                    Voir la page
                  </Link>
                ) : (
                  "Pas visible"
                )
              }
            />
            <Actions />
          </TabbedShowLayout.Tab>
          <TabbedShowLayout.Tab label="Fiche">
            <TextField source="short_description" label="Phrase de présentation" />
            <TextField source="town" label="Ville ou commune" emptyText="–" />
            <FunctionField<ConsoleProvider>
              label="Types de services"
              render={({ services }) => services.join(", ") || "–"}
            />
            <FunctionField<ConsoleProvider>
              label="Prix (FCFA)"
              render={({ min_price, max_price }) => `${amount(min_price)} à ${amount(max_price)}`}
            />
            <TextField source="email" label="Adresse e-mail" emptyText="–" />
            <TextField source="phone" label="Téléphone" emptyText="–" />
            <TextField source="whatsapp" label="WhatsApp" emptyText="–" />
            <UrlField
              source="website"
              label="Site"
              rel="noreferrer noopener nofollow"
              emptyText="–"
            />
            <Labeled label="Horaires">
              <Hours />
            </Labeled>
            <FunctionField<ConsoleProvider>
              label="Avis"
              render={({ mark, review_count }) =>
                mark === null
                  ? "Aucun"
                  : `${mark.toLocaleString("fr-FR")} / 5, ${review_count} avis`
              }
            />
            <DateField source="verified_at" label="Vérifié" emptyText="Non" />
            <FunctionField<ConsoleProvider>
              label="Activité"
              render={({ counts: { media, articles: products, quotes, bookings, orders } }) =>
                `${media} photos et vidéos, ${products} articles, ${quotes} demandes, ${bookings} réservations, ${orders} commandes`
              }
            />
          </TabbedShowLayout.Tab>
          <TabbedShowLayout.Tab label="Abonnements et commission">
            <FunctionField<ConsoleProvider>
              label="Place dans l’annuaire"
              render={(provider) => placeLabel(provider) || "Ordinaire"}
            />
            <Labeled label="Abonnements">
              <Subscriptions />
            </Labeled>
            <Labeled label="Commission">
              <Commission />
            </Labeled>
          </TabbedShowLayout.Tab>
          <TabbedShowLayout.Tab label="Équipe">
            <FunctionField<ConsoleProvider>
              label="Personnes"
              render={({ members }) =>
                members.length === 0
                  ? "Personne : le compte n’est pas encore activé."
                  : members
                      .map(
                        ({ name, email, is_owner }) =>
                          `${name} (${email ?? "sans adresse"})${is_owner ? ", propriétaire" : ""}`,
                      )
                      .join(" · ")
              }
            />
            <FunctionField<ConsoleProvider>
              label="Dernière invitation"
              render={({ invitation }) =>
                invitation === null
                  ? "Aucune"
                  : `${invitation.email}, ${
                      invitation.is_open
                        ? `valable jusqu’au ${new Date(invitation.expires_at).toLocaleDateString("fr-FR")}`
                        : "utilisée ou expirée"
                    }`
              }
            />
          </TabbedShowLayout.Tab>
        </TabbedShowLayout>
      </WholeRecord>
    </Show>
  );
}
