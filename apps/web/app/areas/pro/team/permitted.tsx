import {
  mayTeam,
  type TeamNeed,
  type TeamRole,
  teamRefusals,
} from "@jdj/contract/call/team-policy";
import { providerAccountRefusals } from "@jdj/contract/provider-accounts/messages";
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
export function PermittedForm({ need, children }: PermittedProps) {
  if (useMayTeam(need)) return children;
  return (
    <>
      <Note>{providerAccountRefusals[teamRefusals[need]].message}</Note>
      <fieldset disabled className={styles.locked}>
        {children}
      </fieldset>
    </>
  );
}
