import { at } from "@jdj/contract/paths/addresses";
import { CONFIRM_DAYS, confirmUntil } from "@jdj/contract/payments/fabric-release";
import type { WithdrawalState } from "@jdj/contract/payouts/withdrawal-states";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { eq } from "drizzle-orm";
import type { AppContext } from "../../app-context.ts";
import type { JobData } from "../../job-list.ts";
import type { JobAttempt } from "../../jobs/jobs.ts";
import type { NoticeText } from "../../mail/notice-email.tsx";
import { nameForStrangers } from "../abuse/name-for-strangers.ts";
import { listMoneyMembers } from "../notebook/sharing/list-money-members.ts";
import { tellUser } from "../notices/raising/tell-user.ts";
import { shortName } from "../operations/outgoing-messages/write-sms.ts";
import { contributionPayments } from "./mobile-money/tables.ts";
import { contributionRegisters, contributors } from "./register/tables.ts";
import type { StoredWithdrawal } from "./withdrawals/queries.ts";
import { contributionWithdrawals } from "./withdrawals/tables.ts";

type Email = JobData["send-contribution-email"];

/**
 * Sends an owner or treasurer the email that a contribution came in or about a withdrawal, or its SMS,
 * under a stable key; nothing about a state that has passed, nor when it or the address is gone.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendContributionEmail(
  app: AppContext,
  email: Email,
  attempt: JobAttempt,
): Promise<void> {
  const { userId, by } = email;
  const written =
    email.kind === "paid"
      ? await writePaid(app, email.paymentId)
      : await writeWithdrawal(app, email);
  if (written === null) return;
  const { publicUrl, brand } = app.settings;
  const text: NoticeText = {
    ...{ subject: written.subject, sms: written.sms, paragraphs: written.paragraphs },
    action: { label: written.action, link: publicUrl + at(written.page) },
    reason: `Vous recevez cet e-mail parce que vous tenez l’argent des cotisations sur ${brand}.`,
  };
  const kind =
    email.kind === "paid" ? "contribution-paid" : `contribution-withdrawal-${email.state}`;
  await tellUser(app, "payment", { kind, userId, by, text }, attempt);
}

interface Written {
  subject: string;
  paragraphs: string[];
  action: string;
  page: "contributions" | "contributionsMoney";
  sms: string;
}

async function writePaid({ db }: AppContext, id: number): Promise<Written | null> {
  const [row] = await db
    .select({
      payment: contributionPayments,
      name: contributors.name,
      closedAt: contributionRegisters.closedAt,
    })
    .from(contributionPayments)
    .innerJoin(contributors, eq(contributors.id, contributionPayments.contributorId))
    .innerJoin(contributionRegisters, eq(contributionRegisters.eventId, contributors.eventId))
    .where(eq(contributionPayments.id, id));
  if (row?.payment.state !== "paid") return null;
  const payer = nameForStrangers(row.name, "Une personne");
  const amount = fcfa(row.payment.amountFcfa);
  return {
    subject: `${payer} a versé ${amount} de cotisation`,
    paragraphs: [
      `${payer} a payé ${amount} par mobile money. Le paiement est reçu et compté.`,
      ...(row.closedAt === null
        ? []
        : [
            "Le registre est clos\u00a0: ce paiement avait été commencé avant, ou est arrivé en retard. Il est au registre.",
          ]),
    ],
    action: "Voir le registre",
    page: "contributions",
    sms: `${shortName(payer)} a versé ${amount} de cotisation.`,
  };
}

async function writeWithdrawal(
  { db }: AppContext,
  { withdrawalId, userId, state }: Extract<Email, { kind: "withdrawal" }>,
): Promise<Written | null> {
  const [withdrawal] = await db
    .select()
    .from(contributionWithdrawals)
    .where(eq(contributionWithdrawals.id, withdrawalId));
  if (withdrawal?.state !== state) return null;
  const members = await listMoneyMembers(db, withdrawal.eventId);
  const reader = members.find((member) => member.userId === userId);
  if (reader === undefined) return null;
  return withdrawalText(withdrawal, state, reader.customerId === withdrawal.askedBy);
}

function withdrawalText(
  withdrawal: StoredWithdrawal,
  state: WithdrawalState,
  isAsker: boolean,
): Written {
  const amount = fcfa(withdrawal.amountFcfa);
  const asker = nameForStrangers(withdrawal.askedName, "Un membre");
  const what = `${amount} des cotisations`;
  const until = dateAndTime(confirmUntil(withdrawal.createdAt).toISOString());
  const page = "contributionsMoney" as const;
  const see = { action: "Voir l’argent des cotisations", page };
  switch (state) {
    case "asked":
      return isAsker
        ? {
            subject: `Votre retrait de ${amount} attend d’être confirmé`,
            paragraphs: [`Vous avez demandé ${what}. Rien ne part sans confirmation.`],
            ...see,
            sms: `votre demande de retrait de ${amount} (cotisations) attend sa confirmation.`,
          }
        : {
            subject: `${asker} demande un retrait de ${amount}\u00a0: à vous de confirmer`,
            paragraphs: [
              `${asker} demande ${what}. Un retrait se fait à deux\u00a0: rien ne part sans vous.`,
              `Confirmez-le ou refusez-le avant le ${until}. Sans réponse, il est annulé.`,
            ],
            ...{ action: "Confirmer ou refuser", page },
            sms: `${shortName(asker)} demande un retrait de ${amount} (cotisations). À vous de confirmer.`,
          };
    case "confirmed":
      return {
        subject: `Le retrait de ${amount} est confirmé`,
        paragraphs: [
          `${withdrawal.decidedName ?? "Un membre"} a confirmé le retrait de ${what}, demandé par ${asker}. Notre équipe le verse sous deux jours ouvrés.`,
        ],
        ...see,
        sms: `le retrait de ${amount} (cotisations) demandé par ${shortName(asker)} est confirmé.`,
      };
    case "refused":
      return {
        subject: `Le retrait de ${amount} est refusé`,
        paragraphs: [
          `${withdrawal.decidedName ?? "Un membre"} a refusé le retrait de ${what}, demandé par ${asker}. Rien n’est parti.`,
        ],
        ...see,
        sms: `le retrait de ${amount} (cotisations) demandé par ${shortName(asker)} est refusé.`,
      };
    case "expired":
      return {
        subject: `Le retrait de ${amount} n’a pas été confirmé`,
        paragraphs: [
          `Personne n’a confirmé en ${CONFIRM_DAYS}\u00a0jours le retrait de ${what}, demandé par ${asker}. Rien n’est parti\u00a0; il peut être demandé de nouveau.`,
        ],
        ...see,
        sms: `le retrait de ${amount} (cotisations) n’a pas été confirmé à temps, rien n’est parti.`,
      };
  }
}
