import type { InboxMessage } from "@jdj/contract/console/inbox";
import { dateAndTime } from "@jdj/french/dates";
import type { ExportColumn } from "../../../staff/lists/export-rows.ts";

const sources = { contact: "Page de contact", chat: "Messagerie du site" };

/** The columns of exported messages. */
export const messageColumns: readonly ExportColumn<InboxMessage>[] = [
  { label: "Reçu", of: ({ created_at }) => dateAndTime(new Date(created_at)) },
  { label: "Origine", of: ({ source }) => sources[source] },
  { label: "Nom", of: ({ name }) => name },
  { label: "Adresse e-mail", of: ({ email }) => email },
  { label: "Téléphones", of: ({ phones }) => phones.join("; ") },
  { label: "Message", of: ({ body }) => body },
  { label: "Traité", of: ({ handled_at }) => handled_at && dateAndTime(new Date(handled_at)) },
  { label: "Réponses", of: ({ answers }) => answers.map(({ body }) => body).join("\n\n") },
];
