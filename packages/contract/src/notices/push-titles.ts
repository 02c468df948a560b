import type { NoticeKind } from "./kinds.ts";

/** What a lock screen says of one notice of a kind, and of several: no name and no amount. */
type PushTitle = readonly [one: string, several: (count: number) => string];

const answers: PushTitle = ["Un invité a répondu", (n) => `${n}\u00a0invités ont répondu`];

const titles: Readonly<Partial<Record<NoticeKind, PushTitle>>> = {
  answer: answers,
  decline: answers,
  "self-added": ["Quelqu’un demande à venir", (n) => `${n}\u00a0personnes demandent à venir`],
  album: [
    "Du nouveau pour les photos de vos invités",
    () => "Du nouveau pour les photos de vos invités",
  ],
  "guest-reply": ["Un invité vous a écrit", (n) => `${n}\u00a0mots de vos invités`],
  message: ["Nouveau message", (n) => `${n}\u00a0nouveaux messages`],
  quote: ["Du nouveau pour un devis", (n) => `Du nouveau pour ${n}\u00a0devis`],
  payment: ["Du nouveau pour un paiement", (n) => `Du nouveau pour ${n}\u00a0paiements`],
  order: ["Du nouveau pour une commande", (n) => `Du nouveau pour ${n}\u00a0commandes`],
  booking: ["Du nouveau pour une réservation", (n) => `Du nouveau pour ${n}\u00a0réservations`],
  dispute: ["Du nouveau pour un litige", (n) => `Du nouveau pour ${n}\u00a0litiges`],
  "task-due": ["Une tâche arrive à sa date", (n) => `${n}\u00a0tâches arrivent à leur date`],
  deadline: ["Une échéance approche", (n) => `${n}\u00a0échéances approchent`],
  sending: [
    "Un envoi à vos invités a besoin de vous",
    (n) => `${n}\u00a0envois à vos invités ont besoin de vous`,
  ],
  shop: ["Du nouveau pour votre boutique", () => "Du nouveau pour votre boutique"],
  letter: ["La lettre du carnet", () => "La lettre du carnet"],
};

const ofAnyKind: PushTitle = ["Nouvelle notification", (n) => `${n}\u00a0nouvelles notifications`];

/** What a lock screen says of notices of a kind. */
export function pushTitleOf(kind: NoticeKind): PushTitle {
  return titles[kind] ?? ofAnyKind;
}
