import type { ConsoleWhatsAppTemplate } from "@jdj/contract/console/whatsapp";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { DataTable, SelectInput } from "react-admin";
import { dateAndTime } from "../../format.ts";
import { Column } from "../../forms/column.tsx";
import { ConfirmedButton } from "../../forms/confirmed-button.tsx";
import { EmptyList } from "../../forms/empty-list.tsx";
import { MayWrite } from "../../forms/may-write.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { StateBadge } from "../../forms/state-badge.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { Account } from "./account.tsx";
import { approvalLabels, categoryLabels, reasonLabel, useLabels } from "./labels.ts";

const filters = [
  <SelectInput
    key="category"
    source="category"
    label="Catégorie"
    choices={Object.entries(categoryLabels).map(([id, name]) => ({ id, name }))}
    alwaysOn
  />,
];

function Category({ template }: { template: ConsoleWhatsAppTemplate }) {
  const { category, next_category: next, next_category_from: from } = template;
  // One child: on a phone a value stands beside its label.
  return (
    <Box>
      {category === null ? "Pas encore dite" : categoryLabels[category]}
      {next !== null && (
        <Typography variant="caption" component="p" color="error">
          Deviendra {categoryLabels[next].toLowerCase()}
          {from === null ? "" : `, le ${dateAndTime(from)}`}
        </Typography>
      )}
    </Box>
  );
}

function Reason({ template: { reason, detail } }: { template: ConsoleWhatsAppTemplate }) {
  return (
    <Box>
      {reasonLabel(reason)}
      {detail !== null && (
        <Typography variant="caption" component="p" lang="en" color="text.secondary">
          {detail}
        </Typography>
      )}
    </Box>
  );
}

/** WhatsApp approved it again and did not tell us. */
function Restore() {
  const { run, isBusy } = useCommand();
  return (
    <MayWrite>
      <ConfirmedButton
        label="Remettre en service"
        question="À faire seulement si WhatsApp Manager montre ce modèle comme actif : les envois par ce modèle reprennent aussitôt."
        disabled={isBusy}
        onConfirm={() => void run("POST", "/restore", undefined, "Le modèle sert de nouveau")}
      />
    </MayWrite>
  );
}

/** Our numbers at WhatsApp, and the templates by which messages leave, by category. */
export default function WhatsAppList() {
  return (
    <>
      <Account />
      <PagedList filters={filters}>
        <DataTable<ConsoleWhatsAppTemplate>
          bulkActionButtons={false}
          rowClick={false}
          empty={
            <EmptyList>
              WhatsApp n’a encore rien dit d’un modèle. Abonnez l’application aux champs
              message_template_status_update et template_category_update.
            </EmptyList>
          }
        >
          <Column
            label="Catégorie"
            render={(template: ConsoleWhatsAppTemplate) => <Category template={template} />}
          />
          <Column source="name" label="Modèle" />
          <Column source="language" label="Langue" />
          <Column
            label="Sert aux"
            render={({ use }: ConsoleWhatsAppTemplate) => (use === null ? "–" : useLabels[use])}
          />
          <Column
            label="État"
            render={({ approval }: ConsoleWhatsAppTemplate) =>
              approval === null ? "–" : <StateBadge {...approvalLabels[approval]} />
            }
          />
          <Column
            label="Depuis"
            render={({ approval_at: at }: ConsoleWhatsAppTemplate) =>
              at === null ? "–" : dateAndTime(at)
            }
          />
          <Column
            label="Raison"
            render={(template: ConsoleWhatsAppTemplate) => <Reason template={template} />}
          />
          <Column
            label="Envois"
            render={({ is_blocked: isBlocked, use }: ConsoleWhatsAppTemplate) =>
              isBlocked ? <Restore /> : use === null ? "–" : "Possibles"
            }
          />
        </DataTable>
      </PagedList>
    </>
  );
}
