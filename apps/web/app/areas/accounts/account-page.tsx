import type { ComponentProps, ReactNode } from "react";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./form.module.css";

/** What a page of an account is for, below its title. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={`${words.secondary} ${kit.spaceAbove2}`}>{children}</p>;
}

/** Why the form was refused, or nothing. */
export function Refusal({ children }: { children: string | undefined }) {
  return children ? (
    <div className={kit.spaceAbove4}>
      <ErrorNote>{children}</ErrorNote>
    </div>
  ) : null;
}

/** A form below the lead; its errors are the server's, in our words. */
export function AccountForm({ children, ...form }: ComponentProps<"form">) {
  return (
    <form method="post" noValidate {...form} className={`${kit.stack5} ${styles.form}`}>
      {children}
    </form>
  );
}

/** The links below the form. */
export function OtherPages({ children }: { children: ReactNode }) {
  return (
    <nav aria-label="Autres pages" className={styles.others}>
      {children}
    </nav>
  );
}
