import { mayTeam, type TeamNeed, type TeamRole } from "@jdj/contract/call/team-policy";
import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { Note } from "#app/ui/error-note.tsx";
import styles from "./permitted.module.css";

/** Whether the reader's role in the team permits what a call needs; the server enforces it. */
export function useMayTeam(need: TeamNeed): boolean {
  const layout = useRouteLoaderData<{ shop: { role: TeamRole } | null }>("layouts/pro/layout");
  return layout?.shop ? mayTeam(layout.shop.role, need) : true;
}

type PermittedProps = { need: TeamNeed; children: ReactNode };

/** A button or link that only those see whose role permits what it does. */
export function Permitted({ need, children }: PermittedProps) {
  return useMayTeam(need) ? children : null;
}

/** A form that everybody of the team reads; whose role does not permit to save it reads who may. */
export function PermittedForm({ children }: { children: ReactNode }) {
  if (useMayTeam("catalogue:write")) return children;
  return (
    <>
      <Note>
        Vous pouvez lire cette page. Seul un gestionnaire ou un propriétaire de la boutique peut la
        modifier.
      </Note>
      <fieldset disabled className={styles.locked}>
        {children}
      </fieldset>
    </>
  );
}
