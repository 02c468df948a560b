import type { ModeratedQuestion } from "@jdj/contract/console/product-questions";
import Button from "@mui/material/Button";
import { DateField, Show, SimpleShowLayout, TextField, useRecordContext } from "react-admin";
import { MayWrite } from "../../forms/may-write.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import { useCommand } from "../../forms/use-command.ts";

/** Hides the question with a reason, or shows it again. */
function Actions() {
  const asked = useRecordContext<ModeratedQuestion>();
  const { run, isBusy } = useCommand();
  if (!asked) return null;
  const show = () => void run("PUT", "", { hidden: false }, "Question affichée");
  return (
    <MayWrite>
      {asked.hidden_at === null ? (
        <ReasonForm
          label="Motif, que lit son auteur"
          action="Masquer cette question"
          disabled={isBusy}
          onSend={(reason) => run("PUT", "", { hidden: true, reason }, "Question masquée")}
        />
      ) : (
        <Button variant="outlined" disabled={isBusy} onClick={show} sx={{ my: 1 }}>
          Afficher de nouveau
        </Button>
      )}
    </MayWrite>
  );
}

/** A question about a product with its answer. */
export default function QuestionShow() {
  return (
    <Show title="Question">
      <SimpleShowLayout>
        <TextField source="article" label="Article" />
        <TextField source="provider" label="Vendeur" />
        <DateField source="created_at" label="Posée" />
        <TextField source="question" label="Question" sx={{ whiteSpace: "pre-line" }} />
        <TextField source="answer" label="Réponse" emptyText="–" sx={{ whiteSpace: "pre-line" }} />
        <DateField source="hidden_at" label="Masquée" emptyText="Non" />
        <Actions />
      </SimpleShowLayout>
    </Show>
  );
}
