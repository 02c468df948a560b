import { dateAndTime } from "@jdj/french/dates";
import { isPlural } from "@jdj/french/plural";
import { useEffect, useRef, useState } from "react";
import { Link, useFetcher, useLocation, useRevalidator } from "react-router";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { useToldOffline } from "#app/ui/lost-connection.tsx";
import { dropEdit, readEdits, refuseEdit } from "./edit-queue.ts";
import { sentAgain } from "./send-or-queue.ts";
import { useWaitingEdits, type WaitingEdit } from "./waiting-edits.ts";

/** Sends the queued edits while there is a network, one after the other, the oldest first. */
function useSending(edits: readonly WaitingEdit[], isOnline: boolean) {
  const fetcher = useFetcher<FormState | null>({ key: "waiting-edits" });
  const { revalidate } = useRevalidator();
  const sent = useRef<WaitingEdit>(undefined);
  const [done, setDone] = useState(0);
  const next = edits.find(({ refusal }) => !refusal);

  // The network is back: edits that failed without it are sent again.
  useEffect(() => {
    if (isOnline) sent.current = undefined;
  }, [isOnline]);

  useEffect(() => {
    if (!isOnline || fetcher.state !== "idle") return;
    const last = sent.current;
    if (last && last.id === next?.id) {
      // Still queued after its response: refused, or the network is lost again.
      if (!fetcher.data || fetcher.data.waiting) return;
      sent.current = undefined;
      void refuseEdit(last, fetcher.data).then(() => revalidate());
      return;
    }
    if (last) setDone((count) => count + 1);
    sent.current = next;
    if (!next) return;
    const form = new FormData();
    for (const [name, value] of next.fields) form.append(name, value);
    form.set(sentAgain, "1");
    void fetcher.submit(form, {
      method: "post",
      action: next.path,
      encType: "multipart/form-data",
    });
  }, [isOnline, next, fetcher, revalidate]);

  return { isSending: fetcher.state !== "idle", done };
}

/** The notice above the notebook's pages: when they were cached, and the queued and refused edits. */
export default function OfflineNotice({ person }: { person: number }) {
  const isOnline = !useToldOffline();
  const edits = useWaitingEdits();
  const { isSending, done } = useSending(edits, isOnline);
  const { pathname } = useLocation();
  const [shownAt] = useState(
    () => document.documentElement.dataset.seen ?? new Date().toISOString(),
  );

  useEffect(() => {
    readEdits(person).catch(() => {}); // no storage: nothing is queued
  }, [person]);

  // A cached page was loaded again: it is no longer old.
  useEffect(() => {
    if (isOnline) delete document.documentElement.dataset.seen;
  }, [isOnline]);

  const refused = edits.filter(({ refusal }) => refusal);
  const waiting = edits.length - refused.length;
  const text = isOnline
    ? onlineText(waiting, isSending, done)
    : offlineText(dateAndTime(shownAt), waiting);
  return (
    <div role="status">
      {text ? <Note tone={isOnline ? "advice" : "warning"}>{text}</Note> : null}
      {refused.map((edit) => (
        <RefusedEdit key={edit.id} edit={edit} isHere={edit.path === pathname} />
      ))}
    </div>
  );
}

function offlineText(seen: string, waiting: number): string {
  const queued =
    waiting === 0
      ? ""
      : isPlural(waiting)
        ? ` ${waiting} modifications seront envoyées dès que le réseau revient.`
        : " Une modification sera envoyée dès que le réseau revient.";
  return `Hors connexion, vu le ${seen}.${queued}`;
}

function onlineText(waiting: number, isSending: boolean, done: number): string {
  if (waiting > 0 && isSending) return "Envoi de ce que vous avez modifié hors connexion…";
  if (waiting > 0) return `${waiting} en attente d’envoi. Le réseau ne répond pas encore.`;
  return done > 0 ? "Ce que vous aviez modifié hors connexion est enregistré." : "";
}

type RefusedEditProps = {
  edit: WaitingEdit;
  /** Whether its page is on screen, with its typed values. */
  isHere: boolean;
};

/** An edit made without a network that was refused: its values are shown. */
function RefusedEdit({ edit, isHere }: RefusedEditProps) {
  return (
    <ErrorNote>
      <p>
        Votre modification de «{"\u00a0"}
        {edit.title}
        {"\u00a0"}» n’est pas enregistrée. {edit.refusal?.message}
      </p>
      <p>
        {isHere
          ? "Ce que vous aviez écrit est repris plus bas."
          : "Ce que vous aviez écrit vous attend sur sa page."}
      </p>
      <div className={`${kit.wrap} ${kit.gapSmall} ${kit.spaceAbove3}`}>
        {isHere ? null : <Link to={edit.path}>Voir les deux versions</Link>}
        <Button type="button" variant="quiet" onClick={() => void dropEdit(edit)}>
          Abandonner ma version
        </Button>
      </div>
    </ErrorNote>
  );
}
