import type { ModeratedReview } from "@jdj/contract/console/reviews";
import Button from "@mui/material/Button";
import {
  DateField,
  FunctionField,
  Show,
  SimpleShowLayout,
  TextField,
  useRecordContext,
} from "react-admin";
import { MayWrite } from "../../forms/may-write.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import { useCommand } from "../../forms/use-command.ts";

/** Hides the review with a reason, or lets it stay. */
function Actions() {
  const review = useRecordContext<ModeratedReview>();
  const { run, isBusy } = useCommand();
  if (!review) return null;
  const keep = () => void run("PUT", "", { hidden: false }, "Avis affiché");
  return (
    <MayWrite>
      <Button variant="outlined" disabled={isBusy} onClick={keep} sx={{ my: 1 }}>
        {review.hidden_at === null
          ? "Laisser affiché : les signalements sont traités"
          : "Afficher de nouveau"}
      </Button>
      {review.hidden_at === null && (
        <ReasonForm
          label="Motif, envoyé par e-mail à son auteur"
          action="Masquer cet avis"
          disabled={isBusy}
          onSend={(reason) => run("PUT", "", { hidden: true, reason }, "Avis masqué")}
        />
      )}
    </MayWrite>
  );
}

/** A review with the reports about it. */
export default function ReviewShow() {
  return (
    <Show title="Avis">
      <SimpleShowLayout>
        <TextField source="provider" label="Prestataire" />
        <TextField source="article" label="Article" emptyText="–" />
        <DateField source="created_at" label="Écrit" />
        <TextField source="description" label="Avis" sx={{ whiteSpace: "pre-line" }} />
        <TextField source="reply" label="Réponse du prestataire" emptyText="–" />
        <FunctionField<ModeratedReview>
          label="Signalements"
          render={({ reasons }) => (reasons.length === 0 ? "Aucun" : reasons.join(" · "))}
        />
        <DateField source="hidden_at" label="Masqué" emptyText="Non" />
        <Actions />
      </SimpleShowLayout>
    </Show>
  );
}
