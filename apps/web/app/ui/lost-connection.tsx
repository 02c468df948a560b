import { useEffect, useSyncExternalStore } from "react";
import { useMatches, useRevalidator } from "react-router";
import {
  answeringConnection,
  noteConnection,
  readConnection,
  subscribeConnection,
} from "#app/http/connection.ts";
import { noteShown } from "#app/http/keep-shown.ts";
import { isReachable } from "#app/http/reachable.ts";
import styles from "./lost-connection.module.css";

/** How often data that could not be loaded are loaded again, in milliseconds. */
const RETRY_MS = 10_000;

const sentences = {
  load: {
    away: "Hors connexion. Cette page se mettra à jour dès le retour du réseau.",
    failing: "Le site ne répond pas pour l’instant. Cette page se mettra à jour d’elle-même.",
  },
  send: {
    away: "Connexion impossible. Rien n’est perdu\u00a0: vérifiez votre réseau, puis réessayez.",
    failing: "Le site n’a pas pu répondre. Rien n’est perdu\u00a0: réessayez dans un instant.",
  },
} as const;

function subscribeNetwork(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/**
 * Whether the site cannot be reached at present: the browser knows of no network, or the latest load
 * met nothing. A browser often takes a network that leads nowhere for one.
 */
export function useIsOffline(): boolean {
  const { load } = useSyncExternalStore(subscribeConnection, readConnection, answeringConnection);
  const isOnline = useSyncExternalStore(subscribeNetwork, isReachable, () => true);
  return !isOnline || load !== null;
}

/** As `useIsOffline`, for a page that says so by itself: the general note does not repeat it. */
export function useToldOffline(): boolean {
  useEffect(() => {
    noteConnection({ isTold: true });
    return () => noteConnection({ isTold: false });
  }, []);
  return useIsOffline();
}

/**
 * On a hydrated page: remembers the data that it shows, says when they could not be loaded again or
 * a form did not arrive, and loads again every ten seconds until the site answers.
 */
export function LostConnection() {
  const { load, send, isTold } = useSyncExternalStore(
    subscribeConnection,
    readConnection,
    answeringConnection,
  );
  const matches = useMatches();
  const { revalidate } = useRevalidator();
  useEffect(() => noteShown(matches), [matches]);
  const isLost = load !== null;
  useEffect(() => {
    if (!isLost) return;
    // Asked first: without an answer the router fails before any route does, and shows its error.
    const again = () =>
      void fetch("/robots.txt", { method: "HEAD", cache: "no-store" })
        .then(() => revalidate())
        .catch(() => undefined);
    // A cached page is brought up to date at once, if there is a network after all.
    if (document.documentElement.dataset.seen !== undefined) again();
    const timer = setInterval(again, RETRY_MS);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [isLost, revalidate]);
  const text = send ? sentences.send[send] : load && !isTold ? sentences.load[load] : null;
  if (!text) return null;
  return (
    <div className={styles.place} role="status">
      <p className={styles.note}>{text}</p>
    </div>
  );
}
