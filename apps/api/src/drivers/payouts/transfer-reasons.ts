/** Why a transfer failed, as its beneficiary reads it. */
export const transferReasons = {
  noWallet: "Ce numéro n’a pas de compte chez cet opérateur.",
  full: "Ce compte a atteint son plafond\u00a0: videz-le, ou faites identifier son titulaire.",
  blocked: "Ce compte ne peut pas recevoir d’argent\u00a0: voyez avec l’opérateur.",
  minor: "Le titulaire de ce compte est mineur.",
  rejected: "L’opérateur a refusé le transfert.",
} as const;
