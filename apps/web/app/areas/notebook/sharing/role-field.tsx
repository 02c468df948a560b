import { type Role, roles, sharedRoles } from "@jdj/contract/call/sharing-policy";
import { roleLabels } from "@jdj/contract/notebook/sharing-words";
import { ofName } from "@jdj/french/names";
import control from "#app/ui/control.module.css";
import styles from "./page.module.css";

type RoleFieldProps = {
  of: string;
  given: Role;
  /** Whether they may be made an owner: they are a member already. */
  mayOwn?: boolean;
};

/** The select box of one person's role. */
export function RoleField({ of, given, mayOwn = false }: RoleFieldProps) {
  return (
    <select
      name="role"
      className={`${control.control} ${styles.role}`}
      defaultValue={given}
      aria-label={`Rôle ${ofName(of)}`}
    >
      {(mayOwn ? roles : sharedRoles).map((one) => (
        <option key={one} value={one}>
          {roleLabels[one]}
        </option>
      ))}
    </select>
  );
}
