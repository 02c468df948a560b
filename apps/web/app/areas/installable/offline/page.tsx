import { at } from "@jdj/contract/paths/addresses";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static", cachedBy: [] };

/** The page that the service worker shows without a network; cached in advance. */
export default function Offline() {
  return (
    <div className={styles.page}>
      <Title>Hors ligne</Title>
      <h1>Vous êtes hors ligne</h1>
      <EmptyState
        seed="hors-ligne"
        sentence="Cette page a besoin du réseau. Rien de ce que vous avez enregistré n’est perdu&nbsp;: la page s’ouvrira dès que la connexion est là."
        action={
          <form>
            <button className={styles.again} type="submit">
              Réessayer
            </button>
          </form>
        }
      />
      <p data-waiting-edits={at("offline")} hidden />
      {/* Filled by the service worker with links to the cached pages (worker/pages.ts). */}
      <ul data-cached-pages aria-label="Pages de votre carnet gardées sur cet appareil" />
      <script src="/offline.js" defer />
    </div>
  );
}
