import type { LedgerAccount, LedgerMove } from "@jdj/contract/console/ledger";
import type { SubjectKind } from "@jdj/contract/payments/subjects";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import {
  DataTable,
  DateField,
  FunctionField,
  ListContextProvider,
  Show,
  SimpleShowLayout,
  TextField,
  useGetList,
  useList,
  useRecordContext,
} from "react-admin";
import { Column } from "../../forms/column.tsx";
import { fcfa } from "../payments/labels.ts";
import { PageLink } from "../sales/sale-fields.tsx";

const kinds: Readonly<Record<string, string>> = {
  payment: "Paiement",
  transfer: "Virement interne",
  release: "Libération",
  refund: "Remboursement",
  "refund-paid": "Remboursement fait",
  decision: "Décision d’un litige",
  payout: "Versement demandé",
  "payout-paid": "Versement fait",
  "payout-refused": "Versement non fait, rendu",
  "payout-reversed": "Versement annulé, rendu",
};

const accounts: Readonly<Record<string, string>> = {
  seller: "disponible",
  hosts: "disponible",
  fabric: "collecté",
  contributions: "collecté",
  held: "retenu",
  shortfall: "dû par le bénéficiaire",
};

/** What a move was paid for: its name, and the resource with its page. */
const subjects: Readonly<Record<SubjectKind, { name: string; resource: string | null }>> = {
  order: { name: "Commande", resource: "orders" },
  booking: { name: "Réservation", resource: "bookings" },
  quote: { name: "Devis", resource: "quotes" },
  gift: { name: "Cadeau", resource: "gifts" },
  "fabric-share": { name: "Part de pagne", resource: null },
  contribution: { name: "Cotisation", resource: null },
  listing: { name: "Abonnement", resource: null },
  boost: { name: "Mise en avant", resource: null },
};

function Subject({ subject }: Pick<LedgerMove, "subject">) {
  if (subject === null) return <>–</>;
  const { name, resource } = subjects[subject.kind];
  const text = `${name} n°\u00a0${subject.id}`;
  if (resource === null) return <>{text}</>;
  return (
    <PageLink resource={resource} id={subject.id}>
      {text}
    </PageLink>
  );
}

const PER_PAGE = 25;

/** Every move of the account, the newest first, a page at a time. */
function Moves() {
  const account = useRecordContext<LedgerAccount>();
  const [page, setPage] = useState(1);
  const { data = [], pageInfo } = useGetList<LedgerMove>("ledger-moves", {
    pagination: { page, perPage: PER_PAGE },
    filter: { account_id: account?.id },
  });
  const list = useList({ data, perPage: PER_PAGE });
  return (
    <>
      <Typography component="h2" variant="h6" sx={{ mt: 2 }}>
        Mouvements
      </Typography>
      <ListContextProvider value={list}>
        <DataTable<LedgerMove> bulkActionButtons={false} rowClick={false}>
          <Column source="at" label="Quand">
            <DateField source="at" showTime />
          </Column>
          <Column
            label="Mouvement"
            render={({ kind, account: name }: LedgerMove) =>
              `${kinds[kind] ?? kind}, ${accounts[name] ?? name}`
            }
          />
          <Column
            label="Objet"
            render={({ subject }: LedgerMove) => <Subject subject={subject} />}
          />
          <Column
            label="Montant"
            sx={{ textAlign: "right", whiteSpace: "nowrap" }}
            render={({ amount_fcfa }: LedgerMove) => fcfa(amount_fcfa)}
          />
        </DataTable>
      </ListContextProvider>
      <Stack direction="row" spacing={2} sx={{ justifyContent: "flex-end" }}>
        <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
          Précédent
        </Button>
        <Button disabled={!pageInfo?.hasNextPage} onClick={() => setPage(page + 1)}>
          Suivant
        </Button>
      </Stack>
    </>
  );
}

/** The account of a beneficiary: what is held, available and paid out, and every move. */
export default function LedgerAccountShow() {
  return (
    <Show title="Compte">
      <SimpleShowLayout>
        <TextField source="name" label="Bénéficiaire" />
        <FunctionField<LedgerAccount> label="Retenu" render={({ held_fcfa }) => fcfa(held_fcfa)} />
        <FunctionField<LedgerAccount>
          label="Disponible"
          render={({ available_fcfa }) => fcfa(available_fcfa)}
        />
        <FunctionField<LedgerAccount>
          label="Dû par le bénéficiaire"
          render={({ short_fcfa }) => fcfa(short_fcfa)}
        />
        <FunctionField<LedgerAccount>
          label="Versé, ou en route"
          render={({ paid_out_fcfa }) => fcfa(paid_out_fcfa)}
        />
        <Moves />
      </SimpleShowLayout>
    </Show>
  );
}
