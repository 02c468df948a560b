import { teamRoles } from "@jdj/contract/call/team-policy";
import { roleLabels } from "@jdj/contract/providers/role-labels";
import type { TeamRole } from "@jdj/contract/providers/team-role";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "#app/ui/pro.module.css";
import words from "#app/ui/words.module.css";

/** What a button says that gives a role. */
const roleActions: Readonly<Record<TeamRole, string>> = {
  owner: "Nommer propriétaire",
  manager: "Nommer gestionnaire",
  member: "Rendre membre",
};

type MemberProps = {
  member: {
    id: number;
    name: string;
    email: string | null;
    role: TeamRole;
    is_self: boolean;
    is_last_owner: boolean;
  };
  mayManage: boolean;
};

/** One member of the team, with what the reader may do: change their role, remove them, or leave. */
export function Member({ member, mayManage }: MemberProps) {
  const { id, name, email, role, is_self, is_last_owner } = member;
  const others = teamRoles.filter((one) => one !== role);
  const mayChange = mayManage && !is_last_owner;
  const mayGo = (mayManage || is_self) && !is_last_owner;
  return (
    <li className={`${kit.cluster} ${styles.row}`}>
      <div className={styles.who}>
        <p className={words.bold}>
          {name}
          {is_self ? " (vous)" : null}
        </p>
        <p className={words.note}>{email}</p>
      </div>
      <div className={kit.cluster2}>
        <Badge tone={role === "owner" ? "good" : "neutral"}>{roleLabels[role]}</Badge>
        {(mayChange ? others : []).map((other) => (
          <form key={other} method="post">
            <input type="hidden" name="intent" value="role" />
            <input type="hidden" name="member" value={id} />
            <input type="hidden" name="role" value={other} />
            <Button variant="plain">
              {roleActions[other]}
              <span className="visually-hidden"> {name}</span>
            </Button>
          </form>
        ))}
        {mayGo ? (
          <details className={styles.take}>
            <summary>
              {is_self ? "Quitter l’équipe" : "Retirer"}
              {is_self ? null : <span className="visually-hidden"> {name}</span>}
            </summary>
            <form method="post" className={`${kit.stack3} ${styles.sure}`}>
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="member" value={id} />
              {is_self ? <input type="hidden" name="self" value="1" /> : null}
              <p>
                {is_self
                  ? "Vous n’ouvrirez plus cette boutique, sur aucun appareil."
                  : `${name} n’ouvrira plus cette boutique, sur aucun appareil.`}
              </p>
              <Button variant="danger">{is_self ? "Oui, quitter" : "Oui, retirer"}</Button>
            </form>
          </details>
        ) : null}
      </div>
    </li>
  );
}
