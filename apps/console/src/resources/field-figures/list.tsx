import type { FieldFigure } from "@jdj/contract/console/field-figures";
import Typography from "@mui/material/Typography";
import { DataTable, SelectInput, TextInput } from "react-admin";
import { longDay } from "../../format.ts";
import { Column } from "../../forms/column.tsx";
import { EmptyList } from "../../forms/empty-list.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { StateBadge } from "../../forms/state-badge.tsx";

const devices: Readonly<Record<FieldFigure["device"], string>> = {
  "phone-3g": "Téléphone, 3G ou moins",
  phone: "Téléphone",
  desktop: "Ordinateur",
};

/** The limits of Web Vitals (web.dev/articles/vitals): good up to the first, poor from the second. */
const limits = { lcp: [2500, 4000], inp: [200, 500], cls: [0.1, 0.25] } as const;

const number = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 3 });

function Figure({ metric, value }: { metric: keyof typeof limits; value: number | null }) {
  if (value === null) return <>–</>;
  const [good, poor] = limits[metric];
  const state = value <= good ? "done" : value <= poor ? "pending" : "failed";
  const text = metric === "cls" ? number.format(value) : `${number.format(value)}\u00a0ms`;
  return <StateBadge state={state} label={text} />;
}

const filters = [
  <TextInput key="q" source="q" label="Page" alwaysOn />,
  <SelectInput
    key="device"
    source="device"
    label="Appareil"
    choices={Object.entries(devices).map(([id, name]) => ({ id, name }))}
    alwaysOn
  />,
];

/** What real visits measured, by week, page and device. */
export default function FieldFigureList() {
  return (
    <PagedList filters={filters}>
      <DataTable<FieldFigure>
        bulkActionButtons={false}
        rowClick={false}
        empty={
          <EmptyList>
            Aucune mesure. Une visite sur cinq est mesurée, sans cookie ni donnée personnelle.
          </EmptyList>
        }
      >
        <Column
          source="week"
          label="Semaine du"
          render={({ week }: FieldFigure) => longDay(week)}
        />
        <Column source="page" label="Page" />
        <Column
          source="device"
          label="Appareil"
          render={({ device }: FieldFigure) => devices[device]}
        />
        <Column source="visits" label="Visites mesurées" />
        {(["lcp", "inp", "cls"] as const).map((metric) => (
          <Column
            key={metric}
            source={metric}
            label={{ lcp: "Affichage (LCP)", inp: "Réponse (INP)", cls: "Décalage (CLS)" }[metric]}
            render={(figure: FieldFigure) => <Figure metric={metric} value={figure[metric]} />}
          />
        ))}
        <Column
          source="errors"
          label="Erreurs de script"
          render={({ errors, error_places: places }: FieldFigure) => (
            <>
              {errors}
              {places.map((place) => (
                <Typography key={place} variant="caption" component="p" color="text.secondary">
                  {place}
                </Typography>
              ))}
            </>
          )}
        />
      </DataTable>
    </PagedList>
  );
}
