import type { ConsoleIntroduction } from "@jdj/contract/console/section-introductions";
import { introductionShape } from "@jdj/contract/content/section-introductions";
import { DataTable, DateField, FunctionField } from "react-admin";
import { Column } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";

/** The headings and introductions of public pages and of the sections of the notebook. */
export default function IntroductionList() {
  return (
    <PagedList sort={{ field: "key", order: "ASC" }}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <Column label="Page ou section">
          <FunctionField<ConsoleIntroduction> render={({ key }) => introductionShape(key).name} />
        </Column>
        <Column label="Texte">
          <FunctionField<ConsoleIntroduction> render={({ title, first }) => title || first} />
        </Column>
        <Column label="Modifiée">
          <DateField source="updated_at" emptyText="d’origine" />
        </Column>
      </DataTable>
    </PagedList>
  );
}
