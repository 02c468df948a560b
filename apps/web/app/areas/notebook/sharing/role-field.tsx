import { type SharedRole, sharedRoles } from "@jdj/contract/call/sharing-policy";
import { roleLabels } from "@jdj/contract/notebook/sharing-words";
import styles from "./page.module.css";

type RoleFieldProps = { of: string; given: SharedRole };

/** The select box of one person's role. */
export function RoleField({ of, given }: RoleFieldProps) {
  return (
    <select name="role" className={styles.role} defaultValue={given} aria-label={`Rôle de ${of}`}>
      {sharedRoles.map((one) => (
        <option key={one} value={one}>
          {roleLabels[one]}
        </option>
      ))}
    </select>
  );
}
