import type { OwnRegistration } from "@jdj/contract/invitations/group-registrations";

/** What a registration is now, and what follows, in words for its owner. */
export function stateTexts({ state, rank, moved_up }: OwnRegistration): {
  title: string;
  follows: string;
} {
  switch (state) {
    case "confirmed":
      return {
        title: moved_up
          ? "Une place s’est libérée\u00a0: vous êtes inscrit"
          : "Merci, vous êtes inscrit",
        follows:
          "Votre place est gardée. Vous n’avez rien d’autre à faire\u00a0: les hôtes vous attendent.",
      };
    case "pending":
      return {
        title: "Merci, votre demande est notée",
        follows:
          "Votre place est gardée. Les hôtes doivent encore confirmer votre inscription\u00a0: revenez voir ici.",
      };
    case "waiting":
      return {
        title: "Vous êtes sur la liste d’attente",
        follows: `Vous êtes ${rank === 1 ? "le premier" : `en place ${rank ?? ""}`}. Si une place se libère, elle vous revient à votre tour\u00a0: nous vous écrivons à votre e-mail, sinon les hôtes vous préviennent.`,
      };
    case "declined":
      return {
        title: "Vous ne venez pas",
        follows: "Merci de l’avoir dit\u00a0: la place peut aller à quelqu’un d’autre.",
      };
    case "refused":
      return {
        title: "Inscription non retenue",
        follows:
          "Les hôtes n’ont pas pu garder votre inscription. Adressez-vous directement à eux.",
      };
  }
}
