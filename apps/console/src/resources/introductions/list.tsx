import type { ConsoleIntroduction } from "@jdj/contract/console/introductions";
import { introductionShape } from "@jdj/contract/content/introductions";
import { DataTable, DateField, FunctionField } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";

/** The headings and introductions of public pages and of the sections of the notebook. */
export default function IntroductionList() {
  return (
    <PagedList title="Introductions" sort={{ field: "key", order: "ASC" }}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col label="Page ou section" disableSort>
          <FunctionField<ConsoleIntroduction> render={({ key }) => introductionShape(key).name} />
        </DataTable.Col>
        <DataTable.Col label="Texte" disableSort>
          <FunctionField<ConsoleIntroduction> render={({ title, first }) => title || first} />
        </DataTable.Col>
        <DataTable.Col label="Modifiée" disableSort>
          <DateField source="updated_at" emptyText="d’origine" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
