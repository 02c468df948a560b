import type { ConsoleServiceType } from "@jdj/contract/console/choice-lists";
import Alert from "@mui/material/Alert";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useRecordContext } from "react-admin";

const usedBy = (count: number) =>
  count === 0 ? "inutilisé" : `utilisé ${count >= 1000 ? "1000 fois ou plus" : `${count} fois`}`;

/** How often a choice is used, and whether it is archived: a detail of its row. */
export function choiceUse({ archived, used_by }: Pick<ConsoleServiceType, "archived" | "used_by">) {
  return (
    <>
      <Typography variant="caption" color="text.secondary">
        {usedBy(used_by)}
      </Typography>
      {archived && <Chip size="small" label="Archivé" />}
    </>
  );
}

/** What archiving and renaming a choice do. @param users what uses it, in the plural */
export function ChoiceEffect({ users }: { users: string }) {
  const choice = useRecordContext<ConsoleServiceType>();
  if (!choice) return null;
  const used = choice.used_by >= 1000 ? "1000 ou plus" : choice.used_by.toLocaleString("fr-FR");
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {`Utilisé par ${used} ${users}. Archivé, ce choix n’est plus proposé, et ceux qui l’ont le gardent ; un nouveau nom se voit aussitôt partout.`}
    </Alert>
  );
}
