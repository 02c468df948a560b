import { disputeMessages } from "@jdj/contract/disputes/messages";
import { controlProps, Field } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";

/** The photos that one side adds to a dispute. */
export function PhotoField({
  errors,
  scope,
}: {
  errors: string[] | undefined;
  scope?: number | undefined;
}) {
  const field = {
    name: "photos",
    label: "Photos",
    hint: disputeMessages.photosHint,
    ...(errors ? { errors } : {}),
    scope,
  };
  return (
    <Field {...field}>
      <input
        {...controlProps(field)}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        className={`${kit.shrink} ${kit.fullWidth} ${kit.targetHeight}`}
      />
    </Field>
  );
}
