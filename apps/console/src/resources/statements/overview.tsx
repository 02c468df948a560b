import type { PaymentOverview } from "@jdj/contract/console/payments";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { request } from "../../data/request.ts";
import { fcfa, methodLabel } from "../payments/labels.ts";

const errorTexts = {
  uncredited: "Commandes payées sans leur crédit",
  unpaid: "Crédits sans commande payée",
  balances: "Soldes qui ne sont pas la somme de leurs mouvements",
} as const;

/** What each company took in the last thirty days, and what must never be. */
export function Overview() {
  const [overview, setOverview] = useState<PaymentOverview | null>(null);
  useEffect(() => {
    request<PaymentOverview>("GET", "payment-overview").then(setOverview, () => undefined);
  }, []);
  if (overview === null) return null;
  const wrong = (Object.keys(errorTexts) as (keyof typeof errorTexts)[]).filter(
    (name) => overview.errors[name] > 0,
  );
  return (
    <Box component="section" sx={{ mt: 2 }}>
      {wrong.map((name) => (
        <Alert key={name} severity="error" sx={{ mb: 1 }}>
          {errorTexts[name]} : {overview.errors[name]}. Prévenez l’équipe technique.
        </Alert>
      ))}
      {overview.companies.length > 0 && (
        <>
          <Typography component="h2" variant="h6">
            Trente derniers jours
          </Typography>
          <Box sx={{ overflowX: "auto" }}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>Service</TableCell>
                  <TableCell align="right">Payés</TableCell>
                  <TableCell align="right">Somme</TableCell>
                  <TableCell align="right">En cours</TableCell>
                  <TableCell align="right">Échoués</TableCell>
                  <TableCell align="right">À voir</TableCell>
                  <TableCell align="right">Remboursé</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {overview.companies.map((company) => (
                  <TableRow key={company.method}>
                    <TableCell>{methodLabel(company.method)}</TableCell>
                    <TableCell align="right">{company.paid}</TableCell>
                    <TableCell align="right">{fcfa(company.paid_fcfa)}</TableCell>
                    <TableCell align="right">{company.pending}</TableCell>
                    <TableCell align="right">{company.failed}</TableCell>
                    <TableCell align="right">{company.odd}</TableCell>
                    <TableCell align="right">{fcfa(company.refunded_fcfa)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        </>
      )}
    </Box>
  );
}
