import type { CivilFile, CivilPaper } from "@jdj/contract/civil-file/civil-file";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import type { ReactNode } from "react";
import itemList from "#app/areas/notebook/item-list.module.css";
import type { FormState } from "#app/forms/form-state.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import words from "#app/ui/words.module.css";
import { Deadline } from "./deadline.tsx";
import { Deposit } from "./deposit.tsx";
import { Fees } from "./fees.tsx";
import { asks, byHolder, fileAddress, holderName } from "./file-address.ts";
import { MorePapers } from "./more-papers.tsx";
import styles from "./page.module.css";
import { PaperForm, Removal } from "./paper-form.tsx";
import { PaperList } from "./paper-list.tsx";
import { Regime } from "./regime.tsx";

type StartedFileProps = {
  eventId: number;
  seed: string;
  file: CivilFile;
  /** What the address opens. */
  asked: URLSearchParams;
  /** `YYYY-MM-DD`. */
  today: string;
  /** What came back of a form, by its intent. */
  stateOf: (intent: string) => FormState | undefined;
  /** The choice of the town hall, where it is open. */
  hallForm: ReactNode;
};

/** The file once it was begun: its deadline, its progress, its papers by holder, and its deposit. */
export function StartedFile(props: StartedFileProps) {
  const { eventId, seed, file, today, stateOf, hallForm } = props;
  const { papers, people, progress, can, deposited_on } = file;
  const mayWrite = can.write && deposited_on === null;
  const failed = stateOf("remove") ?? stateOf("reopen");
  const percent = progress.all === 0 ? 0 : (100 * progress.ready) / progress.all;
  return (
    <>
      {failed ? <ErrorNote>{failed.message}</ErrorNote> : null}
      <Hall file={file} form={hallForm} />
      <Deadline file={file} />
      <ProgressBar
        {...{ percent, seed }}
        label={`Pièces réunies\u00a0: ${progress.ready} sur ${progress.all}`}
        showsLabel
      />
      <div className={`${kit.stack6} ${kit.oneColumn} ${itemList.lists}`}>
        {byHolder(papers).map(({ holder, papers: own }) => (
          <PaperList
            key={holder}
            {...{ eventId, mayWrite, today, papers: own }}
            title={holderName(holder, people)}
            opened={mayWrite ? openedOf(props, own, holderName(holder, people)) : null}
          />
        ))}
      </div>
      <p className={`${words.note} ${kit.narrow}`}>
        {file.list.is_usual ? (
          <>
            <strong>Liste habituelle, à vérifier auprès de la mairie.</strong> Aucun texte ne la
            fixe{"\u00a0"}: demandez la sienne avant de commencer.
          </>
        ) : (
          <>
            Liste de {file.town_hall?.name.replace(/^Mairie/, "la mairie") ?? "la mairie"}
            {file.list.checked_on ? `, vérifiée le ${longDate(file.list.checked_on)}` : ""}
            {"\u00a0"}: à vérifier auprès d’elle.
          </>
        )}{" "}
        Le délai vient de la loi n°{"\u00a0"}2019-570 du 26 juin 2019 relative au mariage.
      </p>
      {mayWrite ? (
        <MorePapers {...{ eventId, file }} adding={stateOf("add")} taking={stateOf("take")} />
      ) : null}
      {can.write ? <Deposit {...{ eventId, file, today }} state={stateOf("deposit")} /> : null}
      <Regime
        {...{ eventId, regime: file.regime }}
        mayChoose={can.choose_regime}
        state={stateOf("regime")}
      />
      <Fees {...{ eventId, fees: file.fees }} mayWrite={can.write_budget} state={stateOf("fee")} />
    </>
  );
}

/** The form or the question that is open of a holder's papers. */
function openedOf(
  { eventId, asked, today, stateOf }: StartedFileProps,
  papers: readonly CivilPaper[],
  of: string,
) {
  const saving = stateOf("save");
  const find = (id: string | null | undefined) => papers.find((paper) => String(paper.id) === id);
  const edited = find(saving?.values.id ?? asked.get(asks.paper));
  if (edited) {
    const isGot = asked.has(asks.got);
    const form = { eventId, today, isGot, paper: edited, state: saving };
    return { id: edited.id, content: <PaperForm key={`${edited.id} ${isGot}`} {...form} /> };
  }
  const removed = find(asked.get(asks.removed));
  return removed
    ? { id: removed.id, content: <Removal {...{ eventId, of, paper: removed }} /> }
    : null;
}

function Hall({ file: { town_hall: hall, can }, form }: { file: CivilFile; form: ReactNode }) {
  if (form)
    return (
      <div className={`${kit.card} ${kit.pad4} ${kit.notPrinted} ${styles.start}`}>{form}</div>
    );
  return (
    <p className={`${kit.cluster2} ${styles.hall}`}>
      {hall === null ? (
        <span className={words.secondary}>Mairie pas encore choisie</span>
      ) : hall.id === null ? (
        <strong className={words.breakAnywhere}>{hall.name}</strong>
      ) : (
        <a className={words.linkText} href={at("townHall", { townId: hall.id })}>
          {hall.name}
        </a>
      )}
      {can.write ? (
        <LinkButton
          variant="quiet"
          className={kit.notPrinted}
          to={fileAddress({ [asks.hall]: "" })}
          preventScrollReset
        >
          {hall === null ? "Choisir la mairie" : "Changer de mairie"}
        </LinkButton>
      ) : null}
    </p>
  );
}
