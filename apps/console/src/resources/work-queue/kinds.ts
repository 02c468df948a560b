import type { StaffRole } from "@jdj/contract/call/staff-policy";
import { mayStaff } from "@jdj/contract/call/staff-policy";
import {
  markedKinds,
  type NamedWork,
  type WorkKind,
  workKindNames,
  workKinds,
} from "@jdj/contract/console/work-queue";

/** What each thing that waits is, in the singular. */
const labels: Readonly<Record<WorkKind, string>> = {
  messages: "Message",
  "privacy-requests": "Données personnelles",
  applications: "Demande de boutique",
  "sender-names": "Nom d’expéditeur",
  reviews: "Avis signalé",
  "provider-media": "Nouvelle photo",
  disputes: "Litige",
  payments: "Paiement à voir",
  refunds: "Remboursement",
  payouts: "Versement",
  "goodwill-credits": "Crédit offert",
  "setting-changes": "Changement à approuver",
  "dead-jobs": "Tâche en échec",
};

/** The name of a kind of work. */
export function kindLabel(kind: WorkKind): string {
  return labels[kind];
}

/** The kinds that a role sees. */
export function kindsOf(role: StaffRole | undefined): WorkKind[] {
  return role === undefined ? [] : workKindNames.filter((kind) => mayStaff(role, workKinds[kind]));
}

/** The record that a row of the queue names by its id: `provider-media-12`. */
export function namedBy(id: string): NamedWork[] {
  const kind = workKindNames.find((name) => id.startsWith(`${name}-`));
  return kind === undefined ? [] : [{ kind, record_id: id.slice(kind.length + 1) }];
}

/** Whether all of some things may be marked as seen to in the queue. */
export function mayMark(role: StaffRole | undefined, items: readonly NamedWork[]): boolean {
  const needs: Partial<Record<WorkKind, (typeof markedKinds)[keyof typeof markedKinds]>> =
    markedKinds;
  return role !== undefined && items.every(({ kind }) => mayStaff(role, needs[kind]));
}
