import {
  type ConsoleStatementDetail,
  type ConsoleStatementRow,
  statementResults,
} from "@jdj/contract/console/statements";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { FunctionField, Link, Show, SimpleShowLayout, useRecordContext } from "react-admin";
import { MayWrite } from "../../forms/may-write.tsx";
import { TextDialog } from "../../forms/text-dialog.tsx";
import { fcfa, methodLabel } from "../payments/labels.ts";
import { stateLabel } from "../payments/state-label.ts";
import { dayLabel } from "./day-label.ts";
import { resultTexts } from "./result-label.ts";

/** What may be done about a row. */
function RowAction({ statement, row }: { statement: number; row: ConsoleStatementRow }) {
  if (row.result === "lost" && row.payment)
    return (
      <TextDialog
        action="Régler"
        label="Motif"
        hint={`Le service est d’abord interrogé. S’il ne répond pas, cette ligne du relevé est la preuve du paiement ${row.payment.reference}.`}
        call={{
          path: `payments/${row.payment.id}/settle`,
          body: (reason) => ({ reason }),
          done: "Enregistré",
        }}
      />
    );
  if (row.result === "unknown")
    return (
      <TextDialog
        action="Rapprocher"
        label="Référence de la commande ou du paiement"
        hint="La ligne est rattachée à ce paiement, qui peut ensuite être réglé."
        call={{
          path: `statements/${statement}/rows/${row.id}/payment`,
          body: (reference) => ({ reference }),
          done: "Ligne rapprochée",
        }}
      />
    );
  return null;
}

function Rows({ statement, rows }: { statement: number; rows: ConsoleStatementRow[] }) {
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Ligne</TableCell>
            <TableCell>Référence du service</TableCell>
            <TableCell align="right">Montant</TableCell>
            <TableCell>Notre paiement</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell>{row.line}</TableCell>
              <TableCell>{row.transaction_id ?? row.our_reference}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: "nowrap" }}>
                {fcfa(row.amount_fcfa)}
              </TableCell>
              <TableCell>
                {row.payment ? (
                  <>
                    <Link to={`/payments/${row.payment.id}/show`}>{row.payment.reference}</Link>
                    {`, ${fcfa(row.payment.amount_fcfa)}, ${stateLabel(row.payment.state)}`}
                  </>
                ) : (
                  "–"
                )}
              </TableCell>
              <TableCell>
                <MayWrite>
                  <RowAction statement={statement} row={row} />
                </MayWrite>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** The rows of a statement by what they mean, those first that somebody must see to. */
function Compared() {
  const statement = useRecordContext<ConsoleStatementDetail>();
  // A row of the list stands in until the statement itself is read; it has no compared rows.
  if (!statement || !("compared" in statement)) return null;
  const { counts, compared, missing_there: missing } = statement;
  const isClean = missing.length === 0 && counts.matched === statement.rows;
  return (
    <Box sx={{ width: "100%", minWidth: 0 }}>
      {isClean && <Alert severity="success">Tout concorde.</Alert>}
      {statementResults
        .filter((result) => counts[result] > 0)
        .map((result) => (
          <Box component="section" key={result} sx={{ mt: 3 }}>
            <Typography component="h2" variant="h6">
              {resultTexts[result].title} ({counts[result]})
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1, maxWidth: 720 }}>
              {resultTexts[result].hint}
            </Typography>
            <Rows statement={statement.id} rows={compared.filter((row) => row.result === result)} />
          </Box>
        ))}
      {missing.length > 0 && (
        <Box component="section" sx={{ mt: 3 }}>
          <Typography component="h2" variant="h6">
            Payés ici, absents du relevé ({missing.length})
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1, maxWidth: 720 }}>
            Payés ce jour-là, et dans aucun relevé du service. Le relevé du lendemain les a
            peut-être.
          </Typography>
          {missing.map(({ id, reference, amount_fcfa }) => (
            <Typography key={id} variant="body2">
              <Link to={`/payments/${id}/show`}>{reference}</Link>, {fcfa(amount_fcfa)}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** A company's statement of a day, beside our payments. */
export default function StatementShow() {
  return (
    <Show title="Relevé">
      <SimpleShowLayout>
        <FunctionField<ConsoleStatementDetail>
          label="Service et jour"
          render={({ method, day }) => `${methodLabel(method)}, ${dayLabel(day)}`}
        />
        <FunctionField<ConsoleStatementDetail>
          label="Payé là-bas"
          render={({ paid_there_fcfa, fees_fcfa }) =>
            `${fcfa(paid_there_fcfa)}, dont ${fcfa(fees_fcfa)} de frais`
          }
        />
        <FunctionField<ConsoleStatementDetail>
          label="Payé ici"
          render={({ paid_here_fcfa }) => fcfa(paid_here_fcfa)}
        />
        <FunctionField<ConsoleStatementDetail>
          label="Fichier"
          render={({ file_name, uploaded_by }) => `${file_name}, déposé par ${uploaded_by}`}
        />
        <Compared />
      </SimpleShowLayout>
    </Show>
  );
}
