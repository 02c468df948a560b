import { contactInbox as contract, type InboxMessage } from "@jdj/contract/console/contact-inbox";
import { dateAndTime } from "@jdj/french/dates";
import { answer, asStaff } from "../../../../http/answer.ts";
import { type ExportColumn, exportRows } from "../../../staff/lists/export-rows.ts";
import { pageAnswer, pageOf } from "../../../staff/lists/paging.ts";
import { answerMessage, markMessage } from "./answer-message.ts";
import { findMessage, listMessages } from "./queries.ts";

const sources = { contact: "Page de contact", chat: "Messagerie du site" };

/** The columns of exported messages. */
const messageColumns: readonly ExportColumn<InboxMessage>[] = [
  { label: "Reçu", of: ({ created_at }) => dateAndTime(new Date(created_at)) },
  { label: "Origine", of: ({ source }) => sources[source] },
  { label: "Nom", of: ({ name }) => name },
  { label: "Adresse e-mail", of: ({ email }) => email },
  { label: "Téléphones", of: ({ phones }) => phones.join("; ") },
  { label: "Message", of: ({ body }) => body },
  { label: "Traité", of: ({ handled_at }) => handled_at && dateAndTime(new Date(handled_at)) },
  { label: "Réponses", of: ({ answers }) => answers.map(({ body }) => body).join("\n\n") },
];

export const contactInboxCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listMessages(db, {
        handled: input.handled,
        email: input.email,
        offset,
        limit,
      });
      return pageAnswer(rows, size, (row) => row);
    }),

  export: answer(contract.export)
    .use(asStaff)
    .handler(({ input: { format, handled }, context: { replica, now } }) =>
      exportRows({ name: "messages", format, now, columns: messageColumns }, (before, limit) =>
        listMessages(replica, { handled, before, offset: 0, limit }),
      ),
    ),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findMessage(db, input.id)),

  mark: answer(contract.mark)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await markMessage(context, context.author, input);
      return findMessage(context.db, input.id);
    }),

  answer: answer(contract.answer)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await answerMessage(context, context.author, input);
      return findMessage(context.db, input.id);
    }),
};
