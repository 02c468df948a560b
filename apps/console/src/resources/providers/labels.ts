import type {
  ConsoleProvider,
  ListedConsoleProvider,
  ProviderState,
  ProviderStep,
} from "@jdj/contract/console/providers";

/** The steps of a provider. */
export const stepLabels: Readonly<Record<ProviderStep, string>> = {
  request: "Demande",
  check: "Vérification",
  create: "Création",
  fill: "Remplissage",
  activate: "Activation",
  subscription: "Abonnement",
  visible: "Visible",
};

/** What somebody has to do next. */
export const waitLabels: Readonly<Record<ProviderStep, string>> = {
  request: "La demande",
  check: "La vérification",
  create: "La création",
  fill: "Le remplissage",
  activate: "L’activation",
  subscription: "L’abonnement",
  visible: "La publication",
};

export const stateLabels: Readonly<Record<ProviderState, string>> = {
  visible: "Dans l’annuaire",
  unpublished: "Hors de l’annuaire",
  suspended: "Suspendu",
};

export const kindLabels: Readonly<Record<ListedConsoleProvider["kind"], string>> = {
  provider: "Prestataire",
  seller: "Vendeur",
  both: "Prestataire et vendeur",
};

export const subscriptionStates: Readonly<
  Record<ConsoleProvider["subscriptions"][number]["state"], string>
> = { coming: "À venir", running: "En cours", ended: "Terminé" };

/** What a provider has been granted, in short. */
export function placeLabel({
  subscription,
  highlighted,
  boosted,
}: Pick<ListedConsoleProvider, "subscription" | "highlighted" | "boosted">): string {
  const names = [
    highlighted ? "Vivement recommandé" : boosted ? "Sponsorisé" : "",
    subscription === 1 ? "Or" : subscription === 2 ? "Argent" : "",
  ];
  return names.filter(Boolean).join(", ");
}
